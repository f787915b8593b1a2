//! The files of the page as they are carried.

use std::collections::BTreeSet;

#[test]
fn every_file_is_told_once_and_can_be_had() {
    let names: Vec<&str> = page::files().collect();
    assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), names.len(), "{names:?}");
    for name in names {
        let file = page::file(name).expect("it was told of");
        assert!(!file.bytes().is_empty() && !file.carried().is_empty(), "{name}");
    }
    assert!(page::file("no/such.file").is_none());
}

#[test]
fn the_module_is_carried_packed() {
    let Some(name) = page::module() else { return eprintln!("SKIPPED: the page was built without the module") };
    let module = page::file(name).expect("it was told of");
    assert!(module.plain.is_none() && module.brotli.is_some() && module.gzip.is_some());
    assert!(module.bytes().starts_with(b"\0asm"), "{name}");
}
