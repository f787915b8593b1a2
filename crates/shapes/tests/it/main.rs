//! The kernel, tried by five games with the shapes of the real ones.

mod broken;
mod content;
mod laws;
mod logs;
mod plays;
mod stack;
mod stranger;
