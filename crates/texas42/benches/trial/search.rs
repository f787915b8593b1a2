//! The trial's search.

use super::{Tab, W};

#[path = "plan.rs"]
mod plan;

const TTB: usize = 16;
#[derive(Clone, Copy, Default)]
#[repr(C)]
struct E {
    key: u32,
    lo: u8,
    hi: u8,
    mv: u8,
    age: u8,
}
pub struct S<'a> {
    t: &'a Tab,
    h: [u32; 4],
    own: [u8; 32],
    tt: Box<[E; 1 << TTB]>,
    age: u8,
    pub nodes: u64,
    pub bnd: u64,
    pub passes: u64,
    kil: [[u8; 4]; 8],
    greedy: bool,
}
#[inline(always)]
fn tz(m: u32) -> usize {
    m.trailing_zeros() as usize & 31
}
#[inline(always)]
fn msb(m: u32) -> usize {
    (31 ^ m.leading_zeros() as usize) & 31
}
/// what stays the same during one trick
struct C {
    leader: usize,
    need: i32,
    n: i32,
    tot: i32,
    fol: u32,
    win: u32,
}
impl<'a> S<'a> {
    pub fn new(t: &'a Tab) -> S<'a> {
        S {
            t,
            h: [0; 4],
            own: [0; 32],
            tt: vec![E::default(); 1 << TTB].into_boxed_slice().try_into().ok().unwrap(),
            age: 0,
            nodes: 0,
            bnd: 0,
            passes: 0,
            kil: [[255; 4]; 8],
            greedy: false,
        }
    }
    /// hands in outside ids
    pub fn reset(&mut self, t: &'a Tab, h: [u32; 4]) {
        self.t = t;
        for s in 0..4 {
            let mut m = h[s];
            let mut o = 0u32;
            while m != 0 {
                let d = tz(m);
                m &= m - 1;
                let n = t.new_of[d];
                o |= 1 << n;
                self.own[n as usize] = s as u8;
            }
            self.h[s] = o;
        }
        self.kil = [[255; 4]; 8];
        self.age = self.age.wrapping_add(1);
        if self.age == 0 {
            self.tt.fill(E::default());
            self.age = 1;
        }
    }
    #[inline(always)]
    fn slot(k: u32) -> usize {
        (k.wrapping_mul(0x9E3779B1) >> (32 - TTB as u32)) as usize & ((1 << TTB) - 1)
    }
    #[inline(always)]
    fn hand(&self, s: usize, rem: u32) -> u32 {
        self.h[s & 3] & rem
    }
    /// zero window: team-0 points still to come; result >= need is a lower bound, < need an upper bound. n = tricks left
    fn boundary(&mut self, rem: u32, leader: usize, need: i32, n: i32, tot: i32) -> i32 {
        if self.greedy {
            return if n == 0 { 0 } else { self.lead(rem, leader, need, n, tot, 255).0 };
        }
        if need <= 0 {
            return 0;
        }
        if need > tot {
            return tot;
        }
        self.bnd += 1;
        let t = self.t;
        if n == 1 {
            let d0 = tz(self.h[leader] & rem);
            let w = msb(rem & t.win[d0]);
            return if self.own[w] & 1 == 0 { tot } else { 0 };
        }
        let key = rem | ((leader as u32) << 28) | (1 << 31);
        let sl = Self::slot(key);
        if n == 2 {
            let e = self.tt[sl];
            let (mut lo, mut hi) = (0, tot);
            if e.age == self.age && e.key == key {
                lo = e.lo as i32;
                hi = e.hi as i32;
                if lo >= need {
                    return lo;
                }
                if hi < need {
                    return hi;
                }
            }

            let v = self.two(rem, leader, need, tot);
            if v >= need {
                lo = lo.max(v)
            } else {
                hi = hi.min(v)
            }
            self.tt[sl] = E { key, lo: lo as u8, hi: hi as u8, mv: 255, age: self.age };
            return v;
        }
        let (mut lo, mut hi) = (0, tot);
        let mut hint = 255u8;
        let e = self.tt[sl];
        if e.age == self.age && e.key == key {
            lo = e.lo as i32;
            hi = e.hi as i32;
            hint = e.mv;
            if lo >= need {
                return lo;
            }
            if hi < need {
                return hi;
            }
        } else {
            let tr = t.pw & rem;
            if tr != 0 {
                let m0 = (self.h[0] | self.h[2]) & tr;
                let m1 = tr ^ m0;
                let team = (m1 > m0) as usize;
                let (mine, opp) = if team == 0 { (m0, m1) } else { (m1, m0) };
                let boss = if opp == 0 { mine } else { mine >> (msb(opp)) << (msb(opp)) };
                let n0 = (boss & self.h[team]).count_ones();
                let n1 = (boss & self.h[team + 2]).count_ones();
                let g = n0.max(n1) as i32 + t.mpts(boss);
                if team == 0 {
                    lo = g;
                    if lo >= need {
                        return lo;
                    }
                } else {
                    hi = tot - g;
                    if hi < need {
                        return hi;
                    }
                }
            }
            let g = self.cash(rem, leader, n, tot);
            if leader & 1 == 0 {
                if g > lo {
                    lo = g;
                    if lo >= need {
                        return lo;
                    }
                }
            } else if tot - g < hi {
                hi = tot - g;
                if hi < need {
                    return hi;
                }
            }
        }

        let (v, mv) = self.lead(rem, leader, need, n, tot, hint);
        if v >= need {
            if v > lo {
                lo = v;
            }
        } else {
            if v < hi {
                hi = v;
            }
        }
        self.tt[sl] = E { key, lo: lo as u8, hi: hi as u8, mv, age: self.age };
        v
    }
    fn lead(&mut self, rem: u32, leader: usize, need: i32, n: i32, tot: i32, hint: u8) -> (i32, u8) {
        self.nodes += 1;
        let t = self.t;
        let hand = self.hand(leader, rem);
        let oth = rem & !hand;
        let part = self.hand(leader + 2, rem);
        let max = leader & 1 == 0;
        let (ha, hb) = (self.hand(leader + 1, rem), self.hand(leader + 3, rem));
        let mut mv = [0i32; 8];
        let mut c = 0usize;
        let mut m = hand;
        let goal = if max { need } else { tot - need + 1 };
        let mut pruned = -1i32;
        let (mut ba, mut bb) = (0u32, 0u32);
        let mut have = false;
        while m != 0 {
            let d = tz(m);
            m &= m - 1;
            let mut dup = false;
            for j in 0..c {
                if t.diff[d][mv[j & 7] as usize & 31] & oth == 0 {
                    dup = true;
                    break;
                }
            }
            if dup {
                continue;
            }
            let p = t.p5[d & 31];
            let fo = t.fol[d];
            let wi = t.win[d];
            let lg = |h: u32| {
                let f = h & fo;
                if f != 0 { f } else { h }
            };
            let (la, lb, lp) = (lg(ha), lg(hb), lg(part));
            let to = (la | lb) & wi;
            let tp = lp & wi;
            let trump = (t.pw >> d & 1) as i32;
            let dd = d as i32;
            if to >> d != 0 && tp < to {
                // an opponent surely wins this lead
                if !have {
                    have = true;
                    let mut x = ha;
                    while x != 0 {
                        let e = tz(x);
                        x &= x - 1;
                        if t.beats[e] & (rem ^ ha) == 0 {
                            ba |= 1 << e;
                        }
                    }
                    let mut x = hb;
                    while x != 0 {
                        let e = tz(x);
                        x &= x - 1;
                        if t.beats[e] & (rem ^ hb) == 0 {
                            bb |= 1 << e;
                        }
                    }
                }
                let e = 1u32 << msb(to);
                let bo = (if ha & e != 0 { ba } else { bb }) | e;
                let ub = tot - bo.count_ones() as i32 - t.mpts(bo | 1 << d);
                if ub < goal && !self.greedy {
                    if ub > pruned {
                        pruned = ub;
                    }
                    continue;
                }
            }
            let sc: i32 = if d as u8 == hint {
                1 << 20
            } else if to >> d == 0 {
                W[0] + W[1] * p
                    + W[2] * dd
                    + W[3] * trump
                    + W[4] * (t.beats[d] & oth == 0) as i32
                    + W[5] * ((la & !t.c5 == 0) as i32 + (lb & !t.c5 == 0) as i32)
                    + W[6] * (lp & t.c5 != 0) as i32
                    + W[7] * (part & fo == 0) as i32
            } else if tp > to {
                W[8] + W[9] * p
                    + W[10] * dd
                    + W[11] * trump
                    + W[12] * ((la & !t.c5 == 0) as i32 + (lb & !t.c5 == 0) as i32)
                    + W[13] * (part & fo == 0) as i32
            } else {
                W[14]
                    + W[15] * p
                    + W[16] * dd
                    + W[17] * trump
                    + W[18] * ((ha & fo == 0) as i32 + (hb & fo == 0) as i32)
                    + W[19] * (part & fo == 0) as i32
                    + W[20] * (lp & !t.c5 == 0) as i32
                    + W[21] * ((la | lb) & t.c5 != 0) as i32
            };
            let sc = if self.kil[n as usize & 7][leader & 3] == d as u8 { sc + 200 } else { sc };
            let x = sc << 5 | d as i32;
            let mut i = c;
            while i > 0 && mv[i - 1] < x {
                mv[i] = mv[i - 1];
                i -= 1;
            }
            mv[i] = x;
            c += 1;
        }
        let mut best = if max {
            pruned
        } else if pruned >= 0 {
            tot - pruned
        } else {
            100
        };
        let mut bm = 255u8;
        for i in 0..c {
            let d = mv[i & 7] as usize & 31;
            let v =
                self.follow::<1>(rem & !(1 << d), 1 << d, d, &C { leader, need, n, tot, fol: t.fol[d], win: t.win[d] });
            if self.greedy {
                return (v, 0);
            }
            if max {
                if v > best {
                    best = v;
                    bm = d as u8;
                }
                if best >= need {
                    break;
                }
            } else {
                if v < best {
                    best = v;
                    bm = d as u8;
                }
                if best < need {
                    break;
                }
            }
        }
        if bm != 255 && (if max { best >= need } else { best < need }) {
            self.kil[n as usize & 7][leader & 3] = bm;
        }
        (best, bm)
    }
    fn follow<const K: usize>(&mut self, rem: u32, trick: u32, best: usize, x: &C) -> i32 {
        self.nodes += 1;
        let t = self.t;
        let seat = (x.leader + K) & 3;
        let hand = self.hand(seat, rem);
        let max = seat & 1 == 0;
        let fol = x.fol;
        let win = x.win;
        let need = x.need;
        let f = hand & fol;
        let legal = if f != 0 { f } else { hand };
        if legal & (legal - 1) == 0 {
            return self.play::<K>(rem, trick, best, x, tz(legal));
        }
        let o = (rem ^ hand) | trick;
        let mut mv = [0i32; 8];
        let mut c = 0usize;
        let pwin = (self.own[best & 31] ^ seat as u8) & 1 == 0;
        let w = legal & win & !((2u32 << best) - 1);
        let (top, ctx) = if K == 3 {
            (0, pwin as usize * 2)
        } else {
            let oh = self.hand(seat + 1, rem);
            let of = oh & fol;
            let oc = (if of != 0 { of } else { oh }) & win;
            (
                if oc == 0 { 0 } else { (2u32 << msb(oc)) - 1 },
                4 + (K - 1) * 12 + pwin as usize * 6 + (oc >> best == 0) as usize * 3,
            )
        };
        let mut m = legal;
        while m != 0 {
            let d = tz(m);
            let b = 1u32 << d;
            m ^= b;
            let cl = if w & b == 0 {
                0
            } else if b & top != 0 {
                2
            } else {
                1
            };
            let y = t.sc[(ctx + cl) & 31][d & 31];
            mv[c & 7] = y;
            c += 1;
        }
        let mut bv = if max { -1 } else { 100 };
        let c = c.min(7);
        let mut done = 0u32;
        for i in 0..c {
            let mut bi = i;
            let mut by = mv[i];
            for k in i + 1..c {
                if mv[k] > by {
                    by = mv[k];
                    bi = k;
                }
            }
            mv[bi] = mv[i];
            let d = by as usize & 31;
            let mut q = done;
            let mut dup = false;
            while q != 0 {
                let e = tz(q);
                q &= q - 1;
                if t.diff[d][e] & o == 0 {
                    dup = true;
                    break;
                }
            }
            if dup {
                continue;
            }
            done |= 1 << d;
            let v = self.play::<K>(rem, trick, best, x, d);
            if self.greedy {
                return v;
            }
            if max {
                if v > bv {
                    bv = v;
                }
                if bv >= need {
                    break;
                }
            } else {
                if v < bv {
                    bv = v;
                }
                if bv < need {
                    break;
                }
            }
        }
        bv
    }
    #[inline(always)]
    fn play<const K: usize>(&mut self, rem: u32, trick: u32, best: usize, x: &C, d: usize) -> i32 {
        let b = 1u32 << d;
        let nb = if d > best && x.win & b != 0 { d } else { best };
        if K == 3 {
            let w = self.own[nb & 31] as usize;
            let g = 1 + self.t.mpts(trick | b);
            let inc = if w & 1 == 0 { g } else { 0 };
            inc + self.boundary(rem ^ b, w, x.need - inc, x.n - 1, x.tot - g)
        } else if K == 2 {
            self.follow::<3>(rem ^ b, trick | b, nb, x)
        } else {
            self.follow::<2>(rem ^ b, trick | b, nb, x)
        }
    }
    fn mtd(&mut self, g0: i32, st: i32, mut f: impl FnMut(&mut Self, i32) -> i32) -> i32 {
        let (mut lo, mut hi) = (0, 42);
        let mut b = g0;
        while lo < hi {
            self.passes += 1;
            let g = f(self, b);
            if g < b {
                hi = g;
                b = (g - st + 1).max((lo + hi + 1) / 2);
            } else {
                lo = g;
                b = (g + st).min((lo + hi + 1) / 2);
            }
        }
        lo
    }
    pub fn value(&mut self, leader: usize) -> i32 {
        let rem = (1u32 << 28) - 1;
        self.greedy = true;
        let g = self.boundary(rem, leader, 21, 7, 42) + 1;
        self.greedy = false;
        self.mtd(g.clamp(1, 42), 5, |s, b| s.boundary(rem, leader, b, 7, 42))
    }
    pub fn makes(&mut self, leader: usize, bid: i32) -> bool {
        self.boundary((1u32 << 28) - 1, leader, bid, 7, 42) >= bid
    }
    pub fn root(&mut self, leader: usize) -> Vec<(u8, i32)> {
        let rem = (1u32 << 28) - 1;
        let t = self.t;
        let mut out: Vec<(u8, i32)> = Vec::with_capacity(7);
        let mut m = self.h[leader];
        let oth = rem & !m;
        let mut g0 = 28;
        let mut done: [(usize, i32); 7] = [(0, 0); 7];
        let mut k = 0;
        while m != 0 {
            let d = msb(m);
            m ^= 1 << d;
            let mut v = -1;
            for j in 0..k {
                if t.diff[d][done[j].0] & oth == 0 {
                    v = done[j].1;
                    break;
                }
            }
            if v < 0 {
                v = self.mtd(g0, 3, |s, b| {
                    s.follow::<1>(
                        rem & !(1 << d),
                        1 << d,
                        d,
                        &C { leader, need: b, n: 7, tot: 42, fol: t.fol[d], win: t.win[d] },
                    )
                });
                done[k] = (d, v);
                k += 1;
                g0 = v.max(1);
            }
            out.push((t.id_of[d], v));
        }
        out.sort();
        out
    }
}
