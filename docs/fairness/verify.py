#!/usr/bin/env python3
"""Checks rounds of Baize without Baize: Python's standard library, and the recipe of docs/fairness.md.

    python3 verify.py FILE [--steps]

FILE is a proof as JSON, a list of proofs, or one proof to a line; - reads standard input.
--steps prints what the recipe gives on the way. Exit codes: 0 fair, 1 not, 2 bad input.
"""

import hashlib
import hmac
import json
import re
import struct
import sys

CARDS = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]

# At least how deep the deck is cut after a shuffle by hand and by machine; None is no cut.
CUTS = {
    "sd/high-card-flush": {"hand": 1, "machine": 1},
    "md/high-card-flush": {"hand": 10, "machine": None},
    "oh/high-card-flush": {"hand": 10, "machine": None},
    "sd/caribbean-stud": {"hand": 1, "machine": 1},
    "wa/ricochet-poker": {"hand": 10, "machine": None},
}


def word(number):
    """Four bytes, the greatest first."""
    return struct.pack(">I", number)


def field(value):
    """The number of bytes as a word, then the bytes; a text as UTF-8."""
    data = value.encode("utf-8") if isinstance(value, str) else value
    return word(len(data)) + data


def hmac_sha256(key, message):
    return hmac.new(key, message, hashlib.sha256).digest()


def words_of(key):
    """HMAC-SHA-256 of 0, 1, 2 ... as words; each block is eight words."""
    block = 0
    while True:
        yield from struct.unpack(">8I", hmac_sha256(key, word(block)))
        block += 1


def below(bound, words):
    """The first word under the greatest multiple of the bound, modulo the bound."""
    fair = 2**32 - 2**32 % bound
    return next(number for number in words if number < fair) % bound


class Recipe:
    def __init__(self, proof):
        seed = bytes.fromhex(proof["houseSeed"])
        cut = proof["cut"]
        at_least = 0 if cut is None else cut["atLeast"]
        terms = field(proof["round"]) + field(proof["rulebook"]) + bytes([at_least])

        self.commitment_bytes = field("baize/fairness/1/commitment") + terms + field(seed)
        self.commitment = "sha256:" + hashlib.sha256(self.commitment_bytes).hexdigest()

        self.cut_key = hmac_sha256(seed, field("baize/fairness/1/cut") + terms)
        self.depth = None
        if cut is not None:
            self.depth = at_least + below(52 - at_least, words_of(self.cut_key))

        players = sorted(proof["playerSeeds"], key=lambda player: player["seat"])
        self.deck_bytes = field("baize/fairness/1/deck") + terms + bytes([len(players)])
        for player in players:
            self.deck_bytes += bytes([player["seat"]]) + field(player["seed"])
        self.deck_key = hmac_sha256(seed, self.deck_bytes)

        words = words_of(self.deck_key)
        self.shuffled = list(CARDS)
        for last in range(51, 0, -1):
            place = below(last + 1, words)
            swapped = self.shuffled[last]
            self.shuffled[last] = self.shuffled[place]
            self.shuffled[place] = swapped
        depth = self.depth or 0
        self.deck = self.shuffled[depth:] + self.shuffled[:depth]

    def steps(self):
        first = words_of(self.deck_key)
        return {
            "commitment bytes": self.commitment_bytes.hex(),
            "commitment": self.commitment,
            "cut key": self.cut_key.hex(),
            "cut depth": self.depth,
            "deck bytes": self.deck_bytes.hex(),
            "deck key": self.deck_key.hex(),
            "first words": " ".join("%08x" % next(first) for _ in range(8)),
            "shuffled": " ".join(self.shuffled),
            "deck": " ".join(self.deck),
        }


def faults(proof, recipe):
    """What is not as it must be, in words."""
    if recipe.commitment != proof["commitment"]:
        yield "the revealed seed makes another commitment, " + recipe.commitment
    cut, asked = proof["cut"], CUTS[proof["rulebook"]][proof["shuffledBy"]]
    if (None if cut is None else cut["atLeast"]) != asked:
        yield "the document asks for another cut: at least %s deep" % asked
    elif cut is not None and cut["depth"] != recipe.depth:
        yield "the seed places the cut at %d, not at %d" % (recipe.depth, cut["depth"])
    dealt = proof["cards"].split()
    if not dealt and proof["void"] is None:
        yield "the round was dealt, and the proof has no cards"
    for place, (was, should) in enumerate(zip(dealt, recipe.deck), 1):
        if was != should:
            yield "card %d should be %s and was %s" % (place, should, was)
            break


class BadInput(Exception):
    pass


def must(condition, what):
    if not condition:
        raise BadInput(what)


def is_number(value, least, most):
    return type(value) is int and least <= value <= most


def is_text(value):
    try:
        return isinstance(value, str) and 1 <= len(value.encode("utf-8")) <= 256
    except UnicodeEncodeError:
        return False


def is_plain(value):
    """Without signs that steer a terminal."""
    return isinstance(value, str) and not re.search("[\0-\x1f\x7f-\x9f]", value)


FIELDS = "version round rulebook shuffledBy commitment houseSeed playerSeeds cut cards void"


def check_input(proof):
    must(isinstance(proof, dict), "a proof must be an object")
    must(set(proof) == set(FIELDS.split()), "a proof has the fields " + FIELDS)
    must(is_number(proof["version"], 1, 1), "version must be 1")
    must(is_text(proof["round"]) and is_plain(proof["round"]), "round must be a short text")
    must(proof["rulebook"] in list(CUTS), "rulebook must be one of " + ", ".join(CUTS))
    must(proof["shuffledBy"] in ["hand", "machine"], "shuffledBy must be hand or machine")
    for name, digits in (("commitment", "sha256:[0-9a-f]{64}"), ("houseSeed", "[0-9a-f]{64}")):
        value = proof[name]
        must(isinstance(value, str) and re.fullmatch(digits, value), name + " must be " + digits)
    seeds = proof["playerSeeds"]
    must(isinstance(seeds, list), "playerSeeds must be a list")
    for one in seeds:
        must(isinstance(one, dict) and set(one) == {"seat", "seed"}, "a player has seat and seed")
        must(is_number(one["seat"], 1, 255), "a seat is a number from 1 to 255")
        must(is_text(one["seed"]), "a seed is a text of 1 to 256 bytes")
    seats = [one["seat"] for one in seeds]
    must(seats == sorted(set(seats)), "playerSeeds must go up by seat, each seat once")
    cut = proof["cut"]
    if cut is not None:
        must(isinstance(cut, dict) and set(cut) == {"atLeast", "depth"}, "cut has atLeast, depth")
        must(all(is_number(depth, 1, 51) for depth in cut.values()), "a cut is 1 to 51 deep")
    cards = proof["cards"]
    must(isinstance(cards, str), "cards must be a text")
    dealt = cards.split(" ") if cards else []
    must(all(card in CARDS for card in dealt), "cards must be cards such as As Td 9h")
    must(len(set(dealt)) == len(dealt), "cards has a card twice")
    reason = proof["void"]
    if reason is not None:
        must(isinstance(reason, dict) and set(reason) == {"reason"}, "void has a reason")
        given = reason["reason"]
        must(is_plain(given) and given.strip(), "the reason of a void must be a text")


def read_proofs(name):
    try:
        with sys.stdin.buffer if name == "-" else open(name, "rb") as file:
            text = file.read().decode("utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput("%s cannot be read: %s" % (name, error)) from None
    try:
        whole = json.loads(text)
    except ValueError:
        try:
            whole = [json.loads(line) for line in text.split("\n") if line.strip()]
        except ValueError:
            raise BadInput(name + " is not JSON") from None
    proofs = whole if isinstance(whole, list) else [whole]
    must(proofs, name + " holds no proof")
    for proof in proofs:
        check_input(proof)
    return proofs


def main(arguments):
    names = [argument for argument in arguments if argument != "--steps"]
    if len(names) != 1:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        proofs = read_proofs(names[0])
    except BadInput as error:
        print(error, file=sys.stderr)
        return 2
    every_round_fair = True
    for proof in proofs:
        recipe = Recipe(proof)
        found = list(faults(proof, recipe))
        print("%s: %s" % (ascii(proof["round"])[1:-1], "; ".join(found) or "fair"))
        if "--steps" in arguments:
            for step, value in recipe.steps().items():
                print("  %s: %s" % (step, value))
        every_round_fair = every_round_fair and not found
    return 0 if every_round_fair else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
