//! The trial that the solver grew out of, kept to run beside it: declarations 0 to 9 with tables of its own, no rules.
//! What it is measured for is its speed; nothing else uses it.
#![allow(dead_code, unreachable_pub, unused_assignments, clippy::all, clippy::pedantic, clippy::unwrap_used)]

mod search;
pub use search::S;

pub struct Tab {
    pub new_of: [u8; 28],
    pub id_of: [u8; 32],
    suit: [u32; 8],
    lead: [u8; 32],
    fol: [u32; 32],
    win: [u32; 32],
    beats: [u32; 32],
    diff: [[u32; 32]; 32],
    pts: [u8; 32],
    p5: [i32; 32],
    sc: [[i32; 32]; 32],
    pw: u32,
    c5: u32,
    c10: u32,
}
fn hilo(d: usize) -> (u8, u8) {
    let mut h = 0usize;
    while (h + 1) * (h + 2) / 2 <= d {
        h += 1;
    }
    (h as u8, (d - h * (h + 1) / 2) as u8)
}
impl Tab {
    pub fn new(decl: u8) -> Tab {
        // ---- raw rule tables (this part is what a rule set supplies): suit membership, led suit, strength per led suit, points
        let mut suit = [0u32; 8];
        let mut lead = [0u8; 28];
        let mut st = [[0u8; 28]; 8];
        let mut pts = [0u8; 28];
        for d in 0..28 {
            let (h, l) = hilo(d);
            let called = match decl {
                0..=6 => h == decl || l == decl,
                7 | 8 => h == l,
                _ => false,
            };
            if called {
                suit[7] |= 1 << d;
                lead[d] = 7;
            } else {
                suit[h as usize] |= 1 << d;
                suit[l as usize] |= 1 << d;
                lead[d] = h;
            }
            let s = h + l;
            pts[d] = if s == 5 || s == 10 { s } else { 0 };
        }
        for q in 0..8 {
            for d in 0..28 {
                let (h, l) = hilo(d);
                let called = suit[7] >> d & 1 == 1;
                let rank = if h == l { if decl == 7 || decl == 8 { h } else { 14 } } else { h + l };
                st[q][d] = if called && decl != 8 {
                    32 + rank
                } else if suit[q] >> d & 1 == 1 {
                    16 + rank
                } else {
                    0
                };
            }
        }
        Tab::compile(&suit, &lead, &st, &pts)
    }
    pub fn compile(suit: &[u32; 8], lead: &[u8; 28], st: &[[u8; 28]; 8], pts: &[u8; 28]) -> Tab {
        // topological order: d above e if in some suit both count and d is stronger
        let above = |d: usize, e: usize| (0..8).any(|q| st[q][d] > st[q][e] && st[q][e] > 0);
        let mut left: Vec<usize> = (0..28).collect();
        let mut order = vec![]; // from the weakest
        while !left.is_empty() {
            let mut c: Vec<usize> =
                left.iter().copied().filter(|&d| !left.iter().any(|&e| e != d && above(d, e))).collect();
            assert!(!c.is_empty(), "no single linear order: use a slower winner");
            // prefer low "power" so that trumps end on top
            c.sort_by_key(|&d| ((0..8).map(|q| st[q][d] as u32).min().unwrap() > 0, d));
            let d = c[0];
            order.push(d);
            left.retain(|&x| x != d);
        }
        let mut t = Tab {
            new_of: [0; 28],
            id_of: [0; 32],
            suit: [0; 8],
            lead: [0; 32],
            fol: [0; 32],
            win: [0; 32],
            beats: [0; 32],
            diff: [[0; 32]; 32],
            pts: [0; 32],
            p5: [0; 32],
            sc: [[0; 32]; 32],
            pw: 0,
            c5: 0,
            c10: 0,
        };
        for (n, &d) in order.iter().enumerate() {
            t.new_of[d] = n as u8;
            t.id_of[n] = d as u8;
        }
        for n in 0..28 {
            let d = t.id_of[n] as usize;
            for q in 0..8 {
                if suit[q] >> d & 1 == 1 {
                    t.suit[q] |= 1 << n;
                }
            }
            t.lead[n] = lead[d];
            t.pts[n] = pts[d];
            if pts[d] >= 5 {
                t.c5 |= 1 << n;
            }
            if pts[d] >= 10 {
                t.c10 |= 1 << n;
            }
            if (0..8).all(|q| st[q][d] > 0) {
                t.pw |= 1 << n;
            }
        }
        // sanity: linear order and win mask reproduce the strengths
        for n in 0..28 {
            let q = t.lead[n] as usize;
            t.fol[n] = t.suit[q];
            t.win[n] = t.suit[q] | t.pw;
        }
        for q in 0..8 {
            for n in 0..28 {
                for m in 0..28 {
                    let (a, b) = (st[q][t.id_of[n] as usize], st[q][t.id_of[m] as usize]);
                    let w = t.suit[q] | t.pw;
                    if b > 0 && a > 0 && n != m {
                        assert!((a > b) == (n > m));
                    }
                    assert!((a > 0) == (w >> n & 1 == 1));
                }
            }
        }
        for n in 0..28 {
            for m in n + 1..28 {
                if t.win[n] >> m & 1 == 1 {
                    t.beats[n] |= 1 << m;
                }
            }
        }
        let ids = t.id_of;
        let s = |q: usize, n: usize| st[q][ids[n] as usize];
        for d in 0..28 {
            for e in 0..28 {
                if d == e {
                    continue;
                }
                let mut m = 0u32;
                for f in 0..28 {
                    if f == d || f == e {
                        continue;
                    }
                    let ql = t.lead[f] as usize;
                    let mut dis = (t.suit[ql] >> d & 1) != (t.suit[ql] >> e & 1);
                    for q in 0..8 {
                        if s(q, d) == 0 && s(q, e) == 0 {
                            continue;
                        }
                        if (s(q, d) > s(q, f)) != (s(q, e) > s(q, f)) && !(s(q, f) == 0 && s(q, d) > 0 && s(q, e) > 0) {
                            dis = true;
                        }
                    }
                    if (t.fol[d] >> f & 1) != (t.fol[e] >> f & 1) {
                        dis = true;
                    }
                    if (t.beats[d] >> f & 1) != (t.beats[e] >> f & 1) {
                        dis = true;
                    }
                    if dis {
                        m |= 1 << f;
                    }
                }
                t.diff[d][e] = if t.pts[d] != t.pts[e] { !0 } else { m };
            }
        }
        for n in 0..28 {
            t.p5[n] = (t.pts[n] / 5) as i32;
            for c in 0..28 {
                let k = 44 + 3 * c;
                t.sc[c][n] = (W[k] + W[k + 1] * t.p5[n] + W[k + 2] * n as i32) << 5 | n as i32;
            }
        }
        t
    }
    #[inline(always)]
    fn mpts(&self, m: u32) -> i32 {
        5 * ((m & self.c5).count_ones() + (m & self.c10).count_ones()) as i32
    }
}
static W: [i32; 128] = [
    298, 7, 0, -154, -127, 238, 11, -18, 285, 84, -6, 78, 130, -90, 50, -8, 3, 47, -707, -7, -93, -547, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 53, -540, -20, 213, 138, -2, 909, 15, -1, -403, 52, -7, -99,
    -24, -153, 307, 17, -9, -208, -9, -26, 189, -35, -34, 259, 219, -1, -54, 258, 152, -184, -65, 179, 277, -47, -126,
    -246, 36, 520, 129, 49, -29, -147, 513, 177, -940, 16, 128, -328, -311, -11, 228, 50, -5, 15, -40, -3, -397, -20,
    -2, 13, 169, -15, -45, -260, -81, -41, 100, -176, 107, 88, -5, -208, -25, -6, 235, 40, -3, 252, 116, -11, 134,
    -274, -98,
];
