//! Tables for the tests.

use crossword::{Action, Crossword, CrosswordKind, content, notation};
use kernel::{Book, Content, Game, Input, Kind, Match, Message, Refusal, RuleSpec, Seat, SpecError, Viewer, Words};
use kernel::{book_of, perft};
use lexicon::Options;
use serde_json::{Value, json};
use std::sync::OnceLock;

/// Some Dutch words, so that no test needs what a machine may lack.
pub(crate) const DUTCH: &str =
    "aan aap aarde acht adem al alle ander appel arm as avond baan baas bad bak bal ban band bang bank
    bed been beer bel berg best bij bijl bil blad blik bloem boek boer bol boom boot bord bos brand breed brief broer
    brood brug bus daar dag dak dan das deel deken den deur dicht dief diep dier ding dit dom dood doos dorp draad drie
    droog druk duif duim dun duur echt een eend eer eet ei eiland eind elf en er erg ernst even feest fel fiets fles
    fout gaan gang gans gast gat geel geen geit geld gek geluk genoeg gezin gif glas goed gras grens groen groot haar
    haas hal hals halm ham hand hard haring hart haven heel heer hemd hen herfst hert heuvel hier hoed hoek hond honing
    hoofd hoog hoop huis hulp ijs ijzer in jaar jas jong juist kaas kam kan kant kar kast kat keel kern ketel kers kind
    kip klein klok knie koe kok kom kool kop kort koud kraan krant kruis kus laag laan laat lam lamp land lang last leeg
    leer lente les leven lied lijn lip los lucht maan maat man mand markt mast meer mei melk mens mes met mier mijn moe
    moed mond mooi muis munt muur naald naam naar nacht nat nee nek net neus niet noot nu of olie om oma onder ons oog
    oom oor op open oud oven paar paard pak pan park peer pen pet plaat plan plant plek pot put raam raar ree regel
    regen rest riem rij rijk ring rit rok rond rood rook roos rug ruim rust schaap schip school slang slot smal snel
    soep spel staan stad steen stem ster stil stoel storm straat taal taart tafel tak tand tas tegen tel ten tent thee
    tien tijd toen ton toon trein trap tuin twee uil uit uur vaas vader val van vast vat veel veer ver vet vier vijf
    vis vlag vlees vlieg vloer vogel voet vol vorm vos vraag vrij vroeg vrouw vuur waar wand want warm was water web
    week weg weer werk west wet wie wiel wijn wild wind winter wit wol wolf woord zaal zaad zacht zak zand ze zee zeep
    zeer zeil zelf zes ziek zien zin zoet zon zoon zout zuid zus zwaan zwaar zwart";

/// Some Spanish ones.
pub(crate) const SPANISH: &str =
    "agua aire al amor ancho año antes arriba así aún baile bajo banco barco beso boca bueno calle cama campo carne
    carro casa cena cerro chal chica chico cielo cien cine coche color como copa cosa cruz cuna dar de decir dedo del
    dicho diente dos echo el ella en era es esa ese eso este fe feria fin flor gato gente hacha hecho hilo hoja hombre
    hora hoy ir isla jamón jefe joven la lado lana leche leer libro llave lleno lluvia lo luna luz madre mal mano mar
    más me mesa mil mi mucho mundo nada nido niña niño no noche nombre nos nube ocho ojo ola olla oro oso otro padre pan
    papel para paz pelo perro pez pie piña plato poco por pozo que queso rato red reloj rey río risa rojo ropa rosa
    sal se señal ser si silla sol son sopa su tal tarde té tela tía tierra torre tren tu un una uva va vaca vale ver
    verde vez vida viña voz ya yo zapato";

/// The common words of the bots' own list, one a line.
pub(crate) fn common_words() -> Vec<u8> {
    include_str!("../../common/en.txt").split_whitespace().collect::<Vec<_>>().join("\n").into_bytes()
}

/// Every fourth of them.
pub(crate) fn few_words() -> Vec<u8> {
    common_words().split(|byte| *byte == b'\n').step_by(4).collect::<Vec<_>>().join(&b'\n')
}

/// What comes with the program, and small lists: `dutch`, `common`, and `few`, a quarter of the common words.
pub(crate) fn house() -> &'static Content {
    static HOUSE: OnceLock<Content> = OnceLock::new();
    HOUSE.get_or_init(|| {
        let mut content = content::built_in();
        let dutch: Vec<&str> = DUTCH.split_whitespace().collect();
        content::add_words(&mut content, "dutch", dutch.join("\n").into_bytes(), Options::default());
        let spanish: Vec<&str> = SPANISH.split_whitespace().collect();
        content::add_words(&mut content, "spanish", spanish.join("\n").into_bytes(), Options::default());
        content::add_words(&mut content, "few", few_words(), Options::default());
        content::add_words(&mut content, "common", common_words(), Options::default());
        content
    })
}

/// A preset with some rules replaced or added, and others left out.
pub(crate) fn specs(preset: &str, amend: &[(&str, Value)], without: &[&str]) -> Vec<RuleSpec> {
    let amend = amend.iter().map(|(id, params)| RuleSpec::new(id, params.clone())).collect();
    let mut specs = perft::specs_of(&CrosswordKind::default(), Some(preset), amend).expect("a preset");
    specs.retain(|spec| !without.contains(&spec.id.as_str()));
    specs
}

/// A match that has just been dealt.
pub(crate) fn table_of(specs: &[RuleSpec], seats: u8, seed: u64) -> Match<Crossword> {
    table_with(&CrosswordKind::default(), specs, seats, seed)
}

/// The same, with rules from outside.
pub(crate) fn table_with(kind: &CrosswordKind, specs: &[RuleSpec], seats: u8, seed: u64) -> Match<Crossword> {
    perft::table_of(kind, specs, house(), seats, seed).unwrap_or_else(|e| panic!("{e:?}"))
}

/// A match of a preset with some rules replaced or added; the first seat begins.
pub(crate) fn table(preset: &str, amend: &[(&str, Value)], seats: u8) -> Match<Crossword> {
    let mut amend = amend.to_vec();
    amend.push(("turn_order", json!({"first": "creator"})));
    table_of(&specs(preset, &amend, &[]), seats, 1)
}

/// Why these rules make no game, in English.
pub(crate) fn errors(specs: &[RuleSpec]) -> String {
    errors_with(specs, house())
}

/// The same with other content.
pub(crate) fn errors_with(specs: &[RuleSpec], content: &Content) -> String {
    let errors: Vec<SpecError> = CrosswordKind::default().compose(specs, content).err().unwrap_or_default();
    errors.iter().map(|error| english(&error.message())).collect::<Vec<_>>().join(" ")
}

/// What the game says, in all languages.
pub(crate) fn book() -> &'static Book {
    static BOOK: OnceLock<Book> = OnceLock::new();
    BOOK.get_or_init(|| book_of(&CrosswordKind::default()))
}

/// A message in English. It must have words.
pub(crate) fn english(message: &Message) -> String {
    assert!(book().has("en", &message.id), "{message} has no words");
    book().say("en", message, &["Ann", "Bo", "Cy", "Di"].map(String::from))
}

/// What stands on the buttons of a seat, in English.
pub(crate) fn offers(table: &Match<Crossword>, seat: Seat) -> Vec<String> {
    let view = table.game.view(&table.state, Viewer::Seat(seat));
    let offers = table.game.offers(&table.state, seat);
    offers.iter().map(|offer| english(&table.game.label(&view, offer))).collect()
}

/// Gives a seat these tiles, from the bag; what it held goes there.
pub(crate) fn deal(table: &mut Match<Crossword>, seat: Seat, tiles: &str) {
    let texts: Vec<String> = tiles.chars().map(String::from).collect();
    let mut wanted = table.state.tiles.read(&texts).expect("tiles");
    wanted.sort_unstable();
    let old = std::mem::replace(&mut table.state.racks[seat], wanted.clone());
    table.state.bag.put(&old);
    assert_eq!(table.state.bag.take(&wanted), [], "the bag has {tiles}");
}

/// Empties the bag, to nowhere.
pub(crate) fn empty_bag(table: &mut Match<Crossword>) {
    let all = table.state.bag.tiles();
    table.state.bag.take(&all);
}

/// The seat on turn acts a second later.
pub(crate) fn act(table: &mut Match<Crossword>, action: Action) -> Result<(), Vec<Refusal>> {
    let seat = table.state.turn.expect("someone's turn");
    let at = table.clock().after(1_000);
    table.submit(Input::Act(seat, action), at).map(|_| ())
}

/// The seat on turn plays, as it is written.
pub(crate) fn play(table: &mut Match<Crossword>, written: &str) -> Result<(), Vec<Refusal>> {
    let placements = notation::read(&table.state.board, &table.state.tiles, written).expect("well written");
    act(table, Action::Play(placements))
}

/// The seat on turn swaps these tiles.
pub(crate) fn swap(table: &mut Match<Crossword>, tiles: &str) -> Result<(), Vec<Refusal>> {
    act(table, Action::Swap(tiles.chars().map(String::from).collect()))
}

/// Refusals as `rule: sentence`, in English.
pub(crate) fn lines(result: Result<(), Vec<Refusal>>) -> Vec<String> {
    let refusals = result.err().unwrap_or_default();
    refusals.iter().map(|refusal| format!("{}: {}", refusal.rule, english(&refusal.message))).collect()
}
