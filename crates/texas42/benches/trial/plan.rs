//! The trial's sure points, and its last two tricks.

use super::{S, msb, tz};

impl S<'_> {
    /// points the leader's team is sure of by a concrete plan: cash from the leader's hand, then cross to the partner and cash there
    #[inline(always)]
    pub(super) fn cash(&self, rem: u32, leader: usize, n: i32, tot: i32) -> i32 {
        let t = self.t;
        let (hand, a, p, b) = (
            self.hand(leader, rem),
            self.hand(leader + 1, rem),
            self.hand(leader + 2, rem),
            self.hand(leader + 3, rem),
        );
        let oth = rem ^ hand;
        let mlen = |s: u32| (a & s).count_ones().max((b & s).count_ones()).max((p & s).count_ones());
        let mut c = 0u32;
        let mut thr = oth;
        let tm = hand & t.pw;
        let to = oth & t.pw;
        if to != 0 && tm != 0 {
            let top = tm >> msb(to) << msb(to);
            c = top;
            if top.count_ones() >= mlen(t.pw) {
                c = tm;
                thr = oth & !t.pw;
            }
        } else {
            c = tm;
        }
        let drawn = thr & t.pw == 0;
        let mut m = hand & !t.pw;
        let mut cnt = [0u8; 8];
        let mut extra = 0u32;
        while m != 0 {
            let d = msb(m);
            let bit = 1u32 << d;
            m ^= bit;
            let q = t.lead[d] as usize & 7;
            let bt = t.beats[d] & thr;
            if bt == 0 {
                c |= bit;
                cnt[q] += 1;
            } else if bt & !t.pw == 0 {
                if extra == 0 {
                    let f = t.fol[d];
                    let ok = |h: u32| h & f != 0 || h & t.pw == 0;
                    if ok(a) && ok(b) && ok(p) {
                        extra = bit;
                    }
                }
            } else if cnt[q] > 0 && drawn && cnt[q] as u32 >= mlen(t.fol[d]) {
                c |= bit;
                cnt[q] += 1;
            }
        }
        let mut k = (c | extra).count_ones() as i32;
        if k >= n {
            return tot;
        }
        // partner's replies: a concrete line (extra first, then from the top bit down)
        let opp = (a | b) & thr; // what can still beat us later (trumps gone if drawn)
        let mut cp = 0u32;
        {
            let mut m = p;
            let others = (a | b) & thr | hand & !c & !extra;
            while m != 0 {
                let e = tz(m);
                m &= m - 1;
                if t.beats[e] & others == 0 {
                    cp |= 1 << e;
                }
            }
        }
        let mut pr = p;
        let mut got = c | extra;
        {
            let mut m = c;
            let mut x = extra;
            loop {
                let d;
                if x != 0 {
                    d = msb(x);
                    x = 0;
                } else if m != 0 {
                    d = msb(m);
                    m ^= 1 << d;
                } else {
                    break;
                }
                let f = pr & t.fol[d];
                let lg = if f != 0 { f } else { pr };
                let s = lg & !cp;
                let s = if s != 0 { s } else { lg };
                let s10 = s & t.c10;
                let s5 = s & t.c5;
                let s = if s10 != 0 {
                    s10
                } else if s5 != 0 {
                    s5
                } else {
                    s
                };
                let e = s & s.wrapping_neg();
                pr ^= e;
                got |= e;
            }
        }
        // cross: a lead of mine that only the partner (if anybody) can beat
        {
            let mut m = hand & !got;
            let mut bg = 0u32;
            let mut bk = 0;
            while m != 0 {
                let d = tz(m);
                m &= m - 1;
                let win = t.win[d];
                let f = pr & t.fol[d];
                let lg = if f != 0 { f } else { pr };
                let ob = opp & win;
                let top = if ob == 0 { 0 } else { msb(ob) };
                // partner's winning reply
                let mut w = lg & win;
                if top > 0 {
                    w = w >> top << top;
                }
                w &= !((1u32 << d) - 1);
                if w != 0 {
                    let w2 = w & !cp;
                    let s = if w2 != 0 { w2 } else { w };
                    let s5 = s & t.c5;
                    let s = if s5 != 0 { s5 } else { s };
                    let e = 1u32 << tz(s);
                    let rest = cp & pr & !e;
                    let kk = 1 + rest.count_ones() as i32;
                    if kk > bk {
                        bk = kk;
                        bg = 1 << d | e | rest;
                    }
                } else if bk == 0 && ob >> d == 0 {
                    bk = 1;
                    bg = 1 << d;
                }
            }
            k += bk;
            got |= bg;
        }
        if k == 0 {
            return 0;
        }
        if k >= n {
            return tot;
        }
        let r = (n - k) as u32;
        let lost = |h: u32| {
            let c10 = (h & t.c10).count_ones();
            let c5 = (h & t.c5).count_ones();
            let r1 = r.min(c10);
            let r2 = (r - r1).min(c5 - c10);
            (c5 + c10 - 2 * r1 - r2) as i32
        };
        k + t.mpts(got) + 5 * (lost(a) + lost(b))
    }
    /// last two tricks by enumeration; zero window, fail soft
    #[inline(always)]
    pub(super) fn two(&self, rem: u32, leader: usize, need: i32, tot: i32) -> i32 {
        let t = self.t;
        let own = self.hand(leader, rem);
        let (a, p, b) = (self.hand(leader + 1, rem), self.hand(leader + 2, rem), self.hand(leader + 3, rem));
        let us = own | p;
        let goal = if leader & 1 == 0 { need } else { tot - need + 1 };
        let mut best = -1;
        let mut lm = own;
        // the higher (often the winner) first
        while lm != 0 {
            let d = msb(lm);
            lm ^= 1 << d;
            let fol = t.fol[d];
            let win = t.win[d];
            let lg = |h: u32| {
                let f = h & fol;
                if f != 0 { f } else { h }
            };
            let (la, lp, lb) = (lg(a), lg(p), lg(b));
            let mut mn = 100;
            let mut xa = la;
            while xa != 0 {
                let ba = xa & xa.wrapping_neg();
                xa ^= ba;
                let mut mx = -1;
                let mut xp = lp;
                while xp != 0 {
                    let bp = xp & xp.wrapping_neg();
                    xp ^= bp;
                    let tr3 = 1 << d | ba | bp;
                    let mut mb = 100;
                    let mut xb = lb;
                    while xb != 0 {
                        let bb = xb & xb.wrapping_neg();
                        xb ^= bb;
                        let tr = tr3 | bb;
                        let w = msb(tr & win);
                        let rest = rem ^ tr;
                        let g = 1 + t.mpts(tr);
                        let d2 = tz(rest & self.h[self.own[w] as usize & 3]);
                        let w2 = msb(rest & t.win[d2]);
                        let v = (if us >> w & 1 != 0 { g } else { 0 }) + (if us >> w2 & 1 != 0 { tot - g } else { 0 });
                        if v < mb {
                            mb = v;
                            if mb < goal {
                                break;
                            }
                        }
                    }
                    if mb > mx {
                        mx = mb;
                        if mx >= goal {
                            break;
                        }
                    }
                }
                if mx < mn {
                    mn = mx;
                    if mn < goal {
                        break;
                    }
                }
            }
            if mn > best {
                best = mn;
                if best >= goal {
                    break;
                }
            }
        }
        if leader & 1 == 0 { best } else { tot - best }
    }
}
