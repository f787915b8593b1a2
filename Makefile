# House Rules. `make help` lists what there is.
SHELL := bash
DATA ?= houserules-data

.PHONY: help run test test-rust test-web test-browser lint fmt bench playthroughs types audit

help: ## this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-14s %s\n", $$1, $$2}'

run: ## build everything and open the house (port 4242)
	scripts/setup page
	cargo run --release -p houserules -- serve --data $(DATA)

test: test-rust test-web test-browser ## install what the tests need, and run them all

test-rust: ## the Rust tests (HR_LONG=1: more of them)
	scripts/setup page
	HOUSERULES_REQUIRE_PAGE=1 cargo test --workspace

test-web: ## the page's own tests
	scripts/setup page
	cd web && npm run check && npm run test

test-browser: ## play in a real browser; screenshots land in screenshots/
	scripts/setup browser
	scripts/test-browser

lint: ## formatting, clippy, documentation
	scripts/setup page
	scripts/fmt --check
	HOUSERULES_REQUIRE_PAGE=1 cargo clippy --profile test --workspace --all-targets -- -D warnings
	RUSTDOCFLAGS="-D warnings" cargo doc --profile test --workspace --no-deps

fmt: ## format everything
	scripts/fmt

bench: ## what things cost, measured (beside rlcard, where pip can install it)
	scripts/bench

playthroughs: ## write the golden transcripts anew (then look at the diff)
	HR_BLESS=1 cargo test -p catalogue --test playthroughs

types: ## write the TypeScript types anew
	HR_BLESS=1 cargo test -p server --test typescript

audit: ## licences and advisories (needs cargo-deny)
	cargo deny check
