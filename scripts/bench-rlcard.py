#!/usr/bin/env python3
"""Hands a second of rlcard's UNO with random agents, to stand beside `cargo bench -p uno`.

Optional: does nothing but say so where rlcard is not installed (`pip install rlcard`).
Three layers are measured, each for SECONDS of CPU time on one thread:
  game  the bare game: a random legal action each time
  step  the environment's step, which builds a state for the player as we build a view
  run   whole hands by env.run, with rlcard's own RandomAgent
Usage: bench-rlcard.py [SECONDS] [PLAYERS]
"""
import random
import sys
import time


def measure(name, players, play, seconds):
    hands, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        play()
        hands += 1
    print(f"rlcard {name}, {players} players: {hands / (time.process_time() - start):,.0f} hands/s ({hands} hands)")


def main():
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 3.0
    players = int(sys.argv[2]) if len(sys.argv) > 2 else 2
    try:
        import rlcard
        from rlcard.agents import RandomAgent
        from rlcard.games.uno import Game
    except ImportError:
        print("rlcard is not installed: nothing to compare with")
        return

    game = Game(num_players=players)

    def bare():
        game.init_game()
        while not game.is_over():
            game.step(random.choice(game.get_legal_actions()))

    def make_env():
        # Newer versions of rlcard play UNO with two players only.
        try:
            return rlcard.make("uno", config={"game_num_players": players, "seed": 1})
        except (TypeError, ValueError):
            return rlcard.make("uno", config={"seed": 1})

    env = make_env()

    def stepped():
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))

    measure("game", players, bare, seconds)
    measure("step", env.num_players, stepped, seconds)
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
    measure("run", env.num_players, lambda: env.run(is_training=False), seconds)


if __name__ == "__main__":
    main()
