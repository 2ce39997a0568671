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


def written(data):
    """A hash as it is written."""
    return "sha256:" + hashlib.sha256(data).hexdigest()


def hash_bytes(text):
    return bytes.fromhex(text[len("sha256:"):])


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

        def beginning(purpose):
            return field("baize/fairness/%d/%s" % (proof["version"], purpose)) + terms

        self.commitment_bytes = beginning("commitment") + field(seed)
        self.commitment = written(self.commitment_bytes)

        self.cut_key = hmac_sha256(seed, beginning("cut"))
        self.depth = None
        if cut is not None:
            self.depth = at_least + below(52 - at_least, words_of(self.cut_key))

        self.seat_bytes = {}
        self.seat_commitments = {}
        self.closing_bytes = self.closing = None
        self.deck_bytes = self.deck_key = None
        self.shuffled = self.deck = []
        if proof["version"] == 1:
            players = proof["playerSeeds"]
            self.deck_bytes = beginning("deck")
        else:
            players = proof["players"]
            house = field(hash_bytes(proof["commitment"]))
            for one in players:
                if one["seed"] is not None:
                    opened = beginning("player") + house + bytes([one["seat"]]) + field(one["seed"])
                    self.seat_bytes[one["seat"]] = opened
                    self.seat_commitments[one["seat"]] = written(opened)
            self.closing_bytes = beginning("closing") + house + bytes([len(players)])
            for one in players:
                self.closing_bytes += bytes([one["seat"]]) + field(hash_bytes(one["commitment"]))
            self.closing_bytes += bytes([len(proof["silent"])])
            for one in proof["silent"]:
                self.closing_bytes += bytes([one["seat"]]) + field(one["why"])
            self.closing = written(self.closing_bytes)
            # Without every seed of a closed list there is no deck.
            if proof["closing"] is None or any(one["seed"] is None for one in players):
                return
            self.deck_bytes = beginning("deck") + field(hash_bytes(proof["closing"]))

        self.deck_bytes += bytes([len(players)])
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
        steps = {
            "commitment bytes": self.commitment_bytes.hex(),
            "commitment": self.commitment,
            "cut key": self.cut_key.hex(),
            "cut depth": self.depth,
        }
        for seat, commitment in self.seat_commitments.items():
            steps["bytes of seat %d" % seat] = self.seat_bytes[seat].hex()
            steps["commitment of seat %d" % seat] = commitment
        if self.closing is not None:
            steps["closing bytes"] = self.closing_bytes.hex()
            steps["closing"] = self.closing
        if self.deck:
            first = words_of(self.deck_key)
            steps["deck bytes"] = self.deck_bytes.hex()
            steps["deck key"] = self.deck_key.hex()
            steps["first words"] = " ".join("%08x" % next(first) for _ in range(8))
            steps["shuffled"] = " ".join(self.shuffled)
            steps["deck"] = " ".join(self.deck)
        return steps


def order_fault(proof):
    """What is wrong with the order in which the deck came about, or None."""
    steps, players, silent = proof["steps"], proof["players"], proof["silent"]

    def entries(step, seat=None):
        return [
            one["entry"]
            for one in steps
            if one["step"] == step and (seat is None or one["seat"] == seat)
        ]

    told = [one["entry"] for one in steps]
    if told != sorted(set(told)):
        return "the steps do not follow one another"
    if any(len(entries(step)) > 1 for step in ("house-committed", "closed", "withheld", "dealt")):
        return "a step that comes once came twice"
    if not steps or steps[0]["step"] != "house-committed":
        return "the house did not commit first"
    closed, dealt, ended = (
        next(iter(entries(step)), None) for step in ("closed", "dealt", "withheld")
    )
    if (closed is None) != (proof["closing"] is None):
        return "it is not told when the list was closed"
    if closed is None and (players or silent):
        return "a list stands that was not closed"
    if {one["seat"] for one in players} & {one["seat"] for one in silent}:
        return "a seat is silent and in the list"
    if closed is not None and any(entry > closed for entry in entries("seat-committed")):
        return "a seat committed after the list was closed"
    if any(not entries("seat-committed", one["seat"]) for one in players):
        return "it is not told when a seat committed"
    openings = entries("seat-opened")
    if any(closed is None or entry < closed for entry in openings):
        return "a seed was opened before the list was closed"
    opened = [one["seat"] for one in players if one["seed"] is not None]
    missing = [one["seat"] for one in players if one["seed"] is None]
    seats = sorted(one["seat"] or 0 for one in steps if one["step"] == "seat-opened")
    if seats != opened:
        return "it is not told once when each seat opened"
    last = openings[-1] if openings else closed
    if (dealt is None) != (proof["cards"] == ""):
        return "it is not told when the deal began"
    if dealt is not None and (missing or last is None or dealt < last):
        return "a card was dealt before every seed was open"
    named = [one["seat"] for one in proof["withheld"]]
    if (ended is None) != (not named):
        return "it is not told who withheld a seed"
    if ended is not None:
        if named != missing or last is None or ended < last:
            return "those named did not withhold a seed"
        if proof["void"] is None:
            return "a seed was withheld, and the round is not void"
    return None


FIRST_VERSION = (
    "version 1: for a player who gave no seed the house drew one, after it knew all others, "
    "and so it could have chosen among many decks"
)
NOBODY = "no player added a seed: the house alone made the deck, and is trusted not to have chosen it"
ENDED = (
    "the round was ended after its list was closed and before a card was dealt: "
    "whoever ended it may have known the deck"
)


def note(proof):
    """What even a proof that holds leaves open, or None."""
    if proof["version"] == 1:
        return FIRST_VERSION
    if proof["closing"] is not None and not proof["cards"]:
        return ENDED
    return NOBODY if not proof["players"] and proof["cards"] else None


def faults(proof, recipe):
    """What is not as it must be, in words."""
    if recipe.commitment != proof["commitment"]:
        yield "the revealed seed makes another commitment, " + recipe.commitment
    if proof["version"] == 2:
        for one in proof["players"]:
            if one["seed"] is not None and recipe.seat_commitments[one["seat"]] != one["commitment"]:
                yield "the seed of seat %d is not the one it had committed to" % one["seat"]
        if proof["closing"] is not None and recipe.closing != proof["closing"]:
            yield "the closing hash is of another list, this one makes " + recipe.closing
        disorder = order_fault(proof)
        if disorder is not None:
            yield disorder
    cut, asked = proof["cut"], CUTS[proof["rulebook"]][proof["shuffledBy"]]
    if (None if cut is None else cut["atLeast"]) != asked:
        yield "the document asks for another cut: at least %s deep" % asked
    elif cut is not None and cut["depth"] != recipe.depth:
        yield "the seed places the cut at %d, not at %d" % (recipe.depth, cut["depth"])
    dealt = proof["cards"].split()
    if not dealt and proof["void"] is None:
        yield "the round was dealt, and the proof has no cards"
    if dealt and not recipe.deck:
        yield "cards were dealt, and there is no whole deck"
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


COMMON = "version round rulebook shuffledBy commitment houseSeed cut cards void"
FIELDS = {
    1: COMMON + " playerSeeds",
    2: COMMON + " players silent closing withheld steps",
}
HASH = "sha256:[0-9a-f]{64}"
SILENCES = ["none", "no-wager", "away", "barred", "elsewhere", "no-device"]
STEPS = ["house-committed", "seat-committed", "closed", "seat-opened", "withheld", "dealt"]


def is_like(value, pattern):
    return isinstance(value, str) and re.fullmatch(pattern, value) is not None


def by_seat(proof, name, fields):
    """A list that goes up by seat, each seat once, of objects with these fields."""
    value = proof[name]
    must(isinstance(value, list), name + " must be a list")
    for one in value:
        must(isinstance(one, dict) and set(one) == {"seat", *fields}, name + " has other fields")
        must(is_number(one["seat"], 1, 255), "a seat is a number from 1 to 255")
        for key, (is_right, what) in fields.items():
            must(is_right(one[key]), what)
    seats = [one["seat"] for one in value]
    must(seats == sorted(set(seats)), name + " must go up by seat, each seat once")


def check_seeds(proof):
    seed = "a seed is a text of 1 to 256 bytes"
    if proof["version"] == 1:
        by_seat(proof, "playerSeeds", {"seed": (is_text, seed)})
        return
    by_seat(
        proof,
        "players",
        {
            "commitment": (lambda given: is_like(given, HASH), "a commitment must be " + HASH),
            "seed": (lambda given: given is None or is_text(given), seed),
        },
    )
    by_seat(proof, "silent", {"why": (lambda given: given in SILENCES, "why must be known")})
    short = lambda given: is_text(given) and is_plain(given)
    by_seat(proof, "withheld", {"player": (short, "a player is a short text")})
    must(proof["closing"] is None or is_like(proof["closing"], HASH), "closing must be " + HASH)
    must(isinstance(proof["steps"], list), "steps must be a list")
    for one in proof["steps"]:
        must(isinstance(one, dict) and set(one) == {"entry", "step", "seat"}, "a step is no step")
        must(is_number(one["entry"], 1, 2**53 - 1), "entry is a number from 1")
        must(one["step"] in STEPS, "step must be one of " + ", ".join(STEPS))
        must(one["seat"] is None or is_number(one["seat"], 1, 255), "seat is a number or null")


def check_input(proof):
    must(isinstance(proof, dict), "a proof must be an object")
    must(is_number(proof.get("version"), 1, 2), "version must be 1 or 2")
    fields = FIELDS[proof["version"]]
    must(set(proof) == set(fields.split()), "a proof has the fields " + fields)
    must(is_text(proof["round"]) and is_plain(proof["round"]), "round must be a short text")
    must(proof["rulebook"] in list(CUTS), "rulebook must be one of " + ", ".join(CUTS))
    must(proof["shuffledBy"] in ["hand", "machine"], "shuffledBy must be hand or machine")
    for name, digits in (("commitment", "sha256:[0-9a-f]{64}"), ("houseSeed", "[0-9a-f]{64}")):
        value = proof[name]
        must(isinstance(value, str) and re.fullmatch(digits, value), name + " must be " + digits)
    check_seeds(proof)
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
        if note(proof) is not None:
            print("  note: " + note(proof))
        if "--steps" in arguments:
            for step, value in recipe.steps().items():
                print("  %s: %s" % (step, value))
        every_round_fair = every_round_fair and not found
    return 0 if every_round_fair else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
