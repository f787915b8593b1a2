//! Not too much of anything from anyone.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// Lets so many through at once, and then so many a second.
pub(crate) struct Bucket {
    level: f64,
    at: Instant,
}

impl Bucket {
    pub(crate) fn full(most: u32) -> Self {
        Bucket { level: f64::from(most), at: Instant::now() }
    }

    /// Takes one; `Err`: how many seconds until the next.
    pub(crate) fn take(&mut self, most: u32, a_second: f64) -> Result<(), f64> {
        let now = Instant::now();
        let grown = self.level + now.duration_since(self.at).as_secs_f64() * a_second;
        (self.level, self.at) = (grown.min(f64::from(most)), now);
        if self.level < 1.0 {
            return Err((1.0 - self.level) / a_second.max(0.001));
        }
        self.level -= 1.0;
        Ok(())
    }

    fn is_full(&self, most: u32, a_second: f64) -> bool {
        self.level + self.at.elapsed().as_secs_f64() * a_second >= f64::from(most)
    }
}

/// One bucket for each address.
pub(crate) struct PerAddress {
    a_minute: u32,
    buckets: Mutex<HashMap<IpAddr, Bucket>>,
}

/// So many addresses are remembered before the rested ones are forgotten.
const MANY: usize = 10_000;

impl PerAddress {
    pub(crate) fn new(a_minute: u32) -> Self {
        PerAddress { a_minute, buckets: Mutex::default() }
    }

    /// Could one be taken? Takes none; `Err`: how many seconds to wait.
    pub(crate) fn look(&self, address: IpAddr) -> Result<(), u64> {
        let a_second = f64::from(self.a_minute) / 60.0;
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(bucket) = buckets.get_mut(&address) else { return Ok(()) };
        let looked = bucket.take(self.a_minute, a_second).map_err(|seconds| seconds.ceil() as u64);
        if looked.is_ok() {
            bucket.level += 1.0;
        }
        looked
    }

    /// Takes one for this address; `Err`: how many seconds to wait.
    pub(crate) fn take(&self, address: IpAddr) -> Result<(), u64> {
        let a_second = f64::from(self.a_minute) / 60.0;
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() > MANY {
            buckets.retain(|_, bucket| !bucket.is_full(self.a_minute, a_second));
        }
        let bucket = buckets.entry(address).or_insert_with(|| Bucket::full(self.a_minute));
        bucket.take(self.a_minute, a_second).map_err(|seconds| seconds.ceil() as u64)
    }
}

/// How many of something each address holds at a time.
#[derive(Default)]
pub(crate) struct Held(Mutex<HashMap<IpAddr, usize>>);

impl Held {
    pub(crate) fn take(&self, address: IpAddr, most: usize) -> bool {
        let mut held = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = held.entry(address).or_default();
        if *count >= most {
            return false;
        }
        *count += 1;
        true
    }

    pub(crate) fn give_back(&self, address: IpAddr) {
        let mut held = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = held.get_mut(&address) {
            *count -= 1;
            if *count == 0 {
                held.remove(&address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_slowed_down_and_others_are_not() {
        let limit = PerAddress::new(3);
        let (one, other) = (IpAddr::from([10, 0, 0, 1]), IpAddr::from([10, 0, 0, 2]));
        assert!((0..3).all(|_| limit.take(one).is_ok()));
        let wait = limit.take(one).expect_err("too often");
        assert!((1..=20).contains(&wait), "{wait}");
        assert!(limit.take(other).is_ok());
    }

    #[test]
    fn what_is_held_is_given_back() {
        let (held, one) = (Held::default(), IpAddr::from([10, 0, 0, 1]));
        assert!(held.take(one, 2) && held.take(one, 2) && !held.take(one, 2));
        held.give_back(one);
        assert!(held.take(one, 2));
    }
}
