//! A cheap play on a crossword board: one tile beside others (the first time two), forming only good words.

use crate::play::Luck;
use serde::Deserialize;
use serde_json::json;
use std::collections::HashSet;
use std::sync::OnceLock;

/// What of the view is needed.
#[derive(Deserialize)]
struct View {
    /// The board's rows: `.` or the letter on a square.
    board: Vec<String>,
    /// The squares of which the first play covers one.
    starts: Vec<usize>,
    /// The viewer's own tiles.
    rack: Option<Vec<String>>,
    /// Rows of premiums; `#` is blocked.
    premiums: Vec<String>,
}

/// The words of the built-in list, in capitals.
fn words() -> &'static HashSet<String> {
    static WORDS: OnceLock<HashSet<String>> = OnceLock::new();
    WORDS.get_or_init(|| lexicon::builtin::english_list().lines().map(str::to_uppercase).collect())
}

/// The squares, row by row: what lies there.
struct Board {
    cols: usize,
    squares: Vec<char>,
}

const FREE: char = '.';
const BLOCKED: char = '#';

impl Board {
    fn of(view: &View) -> Self {
        let cols = view.premiums.first().map_or(1, |row| row.chars().count().max(1));
        let tiles = view.board.iter().flat_map(|row| row.chars());
        let premiums = view.premiums.iter().flat_map(|row| row.chars());
        let square = |(tile, premium)| if premium == BLOCKED { BLOCKED } else { tile };
        Board { cols, squares: tiles.zip(premiums).map(square).collect() }
    }

    /// The square beside this one, if it is on the board and in line.
    fn beside(&self, square: usize, step: Step) -> Option<usize> {
        let (row, col, rows) = (square / self.cols, square % self.cols, self.squares.len() / self.cols);
        match step {
            Step::Left => (col > 0).then(|| square - 1),
            Step::Right => (col + 1 < self.cols).then(|| square + 1),
            Step::Up => (row > 0).then(|| square - self.cols),
            Step::Down => (row + 1 < rows).then(|| square + self.cols),
        }
    }

    fn is_tile(&self, square: usize) -> bool {
        !matches!(self.squares[square], FREE | BLOCKED)
    }

    fn run(&self, square: usize, step: Step) -> Vec<char> {
        let next = |at: &usize| self.beside(*at, step).filter(|next| self.is_tile(*next));
        std::iter::successors(next(&square), next).map(|at| self.squares[at]).collect()
    }

    /// The word through this square with this letter on it.
    fn word(&self, square: usize, letter: char, (back, on): (Step, Step)) -> String {
        let before = self.run(square, back);
        before.into_iter().rev().chain([letter]).chain(self.run(square, on)).collect()
    }

    /// Does the letter form words here, and only good ones?
    fn fits(&self, square: usize, letter: char) -> bool {
        let lines = [(Step::Left, Step::Right), (Step::Up, Step::Down)];
        let mut formed = lines.into_iter().map(|line| self.word(square, letter, line)).filter(|word| word.len() > 1);
        let first = formed.next();
        first.is_some_and(|word| words().contains(&word)) && formed.all(|word| words().contains(&word))
    }
}

#[derive(Clone, Copy)]
enum Step {
    Left,
    Right,
    Up,
    Down,
}

/// A play that the rules of most presets allow, as JSON; nothing: none was found.
///
/// # Errors
/// The view is not that of a crossword.
pub(crate) fn cheap_play(view: &str, luck: &mut Luck) -> serde_json::Result<Option<String>> {
    let view: View = serde_json::from_str(view)?;
    let board = Board::of(&view);
    // Blanks are kept: which letter one shows takes a plan.
    let tiles = view.rack.iter().flatten().filter_map(|tile| tile.chars().next()).filter(|tile| *tile != '?');
    let rack: Vec<char> = tiles.collect();
    if rack.is_empty() || board.squares.is_empty() {
        return Ok(None);
    }
    let laid = (0..board.squares.len()).any(|square| board.is_tile(square));
    Ok(if laid { hook(&board, &rack, luck) } else { open(&board, &rack, &view.starts) })
}

/// One tile beside others.
fn hook(board: &Board, rack: &[char], luck: &mut Luck) -> Option<String> {
    let many = board.squares.len();
    let from = luck.below(many);
    let squares = (0..many).map(|square| (square + from) % many).filter(|square| board.squares[*square] == FREE);
    let mut plays = squares.flat_map(|square| rack.iter().map(move |letter| (square, *letter)));
    let (square, letter) = plays.find(|(square, letter)| board.fits(*square, *letter))?;
    Some(action(board, &[(square, letter)]))
}

/// The first word: two tiles.
fn open(board: &Board, rack: &[char], starts: &[usize]) -> Option<String> {
    let start = starts.first().copied().filter(|start| *start < board.squares.len())?;
    let next = board.beside(start, Step::Right)?;
    let pairs = (0..rack.len()).flat_map(|a| (0..rack.len()).map(move |b| (a, b))).filter(|(a, b)| a != b);
    let (a, b) =
        pairs.map(|(a, b)| (rack[a], rack[b])).find(|(a, b)| words().contains(&[*a, *b].iter().collect::<String>()))?;
    Some(action(board, &[(start, a), (next, b)]))
}

fn action(board: &Board, tiles: &[(usize, char)]) -> String {
    let place = |(square, letter): &(usize, char)| json!({ "row": square / board.cols, "col": square % board.cols, "letter": letter });
    json!({ "play": tiles.iter().map(place).collect::<Vec<_>>() }).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn play(board: [&str; 3], rack: &[&str]) -> Option<String> {
        let view = json!({ "board": board, "premiums": ["...", "...", "..."], "starts": [3], "rack": rack });
        cheap_play(&view.to_string(), &mut Luck::new(3)).expect("a view")
    }

    #[test]
    fn the_first_word_covers_the_start() {
        let found = play(["...", "...", "..."], &["O", "?", "X"]).expect("ox");
        assert_eq!(found, r#"{"play":[{"col":0,"letter":"O","row":1},{"col":1,"letter":"X","row":1}]}"#);
    }

    #[test]
    fn a_tile_forms_good_words_only() {
        let found = play(["...", "AT.", "..."], &["E"]).expect("eat, ate");
        assert!(found.contains(r#""letter":"E""#), "{found}");
        assert_eq!(play(["...", "AT.", "..."], &["Q"]), None);
        assert_eq!(play(["...", "AT.", "..."], &["?"]), None);
    }

    #[test]
    fn words_do_not_go_round_the_edge() {
        let board = Board { cols: 3, squares: "..A".chars().chain("...".chars()).chain("...".chars()).collect() };
        // Below and one to the left of the edge's letter: it touches nothing.
        assert!(!board.fits(3, 'T'));
        assert!(board.fits(5, 'T'));
    }

    #[test]
    fn blocked_squares_stay_free() {
        let view = json!({ "board": ["AT."], "premiums": ["..#"], "starts": [0], "rack": ["E"] });
        assert_eq!(cheap_play(&view.to_string(), &mut Luck::new(3)).expect("a view"), None);
    }
}
