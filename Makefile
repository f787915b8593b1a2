# House Rules. `make help` lists what there is.
SHELL := bash
DATA ?= houserules-data

.PHONY: help run test test-rust test-web test-browser lint fmt bench playthroughs types audit site dist

help: ## this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-14s %s\n", $$1, $$2}'

run: ## build everything and open the house (port 4242)
	scripts/setup page
	scripts/module
	cargo run --release -p houserules -- serve --data $(DATA)

test: ## install what the tests need, and run them all (HR_LONG=1: more of them)
	scripts/test rust web browser

test-rust: ## the Rust tests
	scripts/test rust

test-web: ## the page's own tests
	scripts/test web

test-browser: ## play in a real browser; screenshots land in screenshots/
	scripts/test browser

lint: ## formatting, types of the page, clippy, documentation
	scripts/setup page
	scripts/fmt --check
	cd web && npm run check
	HOUSERULES_REQUIRE_PAGE=1 cargo clippy --workspace --all-targets -- -D warnings
	RUSTDOCFLAGS="-D warnings" cargo doc --workspace --no-deps

fmt: ## format everything
	scripts/setup page
	scripts/fmt

bench: ## what things cost, measured (beside rlcard, where pip can install it)
	scripts/bench

playthroughs: ## write the golden transcripts anew (then look at the diff)
	HR_BLESS=1 cargo test -p catalogue --test it playthroughs

types: ## write the TypeScript types and the page of the protocol about games anew
	HR_BLESS=1 cargo test -p server --test it typescript
	HR_BLESS=1 cargo test -p catalogue --test it protocol

site: ## all games against bots as plain files, for any web space, in dist/site
	scripts/setup page
	HOUSERULES_REQUIRE_MODULE=1 scripts/module
	HOUSERULES_REQUIRE_PAGE=1 HOUSERULES_REQUIRE_MODULE=1 cargo run --release -p houserules -- site dist/site

dist: ## a stripped program with the page in it, and its checksum, in dist/
	scripts/setup page
	HOUSERULES_REQUIRE_MODULE=1 scripts/module
	HOUSERULES_REQUIRE_PAGE=1 HOUSERULES_REQUIRE_MODULE=1 cargo build --profile dist -p houserules
	mkdir -p dist
	cp target/dist/houserules dist/houserules
	cd dist && sha256sum houserules > houserules.sha256 && ls -l houserules && cat houserules.sha256

audit: ## licences and advisories (needs cargo-deny)
	cargo deny check
