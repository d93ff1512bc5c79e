"""A network as search's guide: its policy gives the priors, its expectations the values.

What the guide written for the game rules out, it rules out as well: a network's policy leaves a little to everything.

Compiled, the first layer is kept for each seat from one look to the next, as whole numbers: only rows of inputs that
have changed are added or taken away, and the sum is exact however it was come by. Interpreted, the network looks in
plain NumPy.
"""

import math
from functools import cache
from typing import Any

import numpy as np

from riverrat.engine.game import Game
from riverrat.engine.inputs import inputs_rule, layout, turned_rule
from riverrat.engine.jobs import SEATS
from riverrat.engine.maths import exp, tanh
from riverrat.engine.rule import rule

from .guides import LINES, NEVER, Guide, guide_for
from .network import MARGIN, Network, network_of
from .vectors import dot, quick

ROW = 16384.0  # the largest weight of the first layer as a whole number
BLEND = 0.3  # how much of a value is being ahead, the rest is winning
TEMPERATURE = 2.0  # where its recipe says nothing: a network is surer of itself than search should be


@cache
def network_guide(game: Game) -> Guide:
    """The guide of the network that comes with Riverrat. Raises Unfit where there is none for the game."""
    return guide_of(network_of(game))


def guide_of(network: Network) -> Guide:
    game, w, written = network.game, network.weights, guide_for(network.game)
    wide, narrow = len(w["first.bias"]), len(w["second.bias"])
    return Guide(
        name=f"network-{game.name}-{wide}-{narrow}-{layout(game).size}-{game.actions.size}",
        look=_compiled_look(game, wide, narrow, written.ruled_out),
        plainly=_plain_look(network, written.ruled_out),
        memory=_memory(network),
        turns=0,
        blend=BLEND,
        spread=MARGIN / 4,
        explore=1.6,
        untried=0.4,
        temperature=float(network.about.get("recipe", {}).get("temperature", TEMPERATURE)),
        ruled_out=written.ruled_out,
        slips=written.slips,
        holdings=written.holdings,
    )


# --- the network's numbers, side by side ------------------------------------------------------------------------------


class Plan:
    """Where everything lies in one stretch of memory, in places of four bytes."""

    def __init__(self, game: Game, wide: int, narrow: int) -> None:
        seats = max(game.seat_counts)
        self.inputs, self.most, self.seats = layout(game).size, layout(game).most(), seats
        self.wide, self.narrow = wide, narrow
        sizes = {
            "scale": 1,
            "first": (self.inputs * wide + 1) // 2,  # whole numbers of two bytes
            **dict.fromkeys(("first.bias", "first.gain", "first.shift"), wide),
            "second": wide * narrow,
            **dict.fromkeys(("second.bias", "second.gain", "second.shift"), narrow),
            "third": narrow * narrow,
            **dict.fromkeys(("third.bias", "third.gain", "third.shift"), narrow),
            "policy": game.actions.size * narrow,
            "policy.bias": game.actions.size,
            **dict.fromkeys(("chance", "ahead"), seats * narrow),
            **dict.fromkeys(("chance.bias", "ahead.bias"), seats),
            "sums": seats * wide,  # of the first layer, by seat
            "counts": seats,  # how many inputs were on when a seat last looked
            "cells": seats * self.most,  # and which
            "marks": self.inputs,
            "now": self.most,
            "ones": wide,
            "a": wide,
            "b": narrow,
            "c": narrow,
            "lines": LINES,
        }
        self.at, end = {}, 0
        for name, size in sizes.items():
            self.at[name] = end
            end += (size + 3) // 4 * 4
        self.size = end


def _memory(network: Network) -> Any:
    game, w = network.game, network.weights
    plan = Plan(game, len(w["first.bias"]), len(w["second.bias"]))
    memory = np.zeros((plan.size + 1) // 2, np.float64)
    floats = memory.view(np.float32)
    scale = float(np.abs(w["first"]).max()) / ROW
    floats[plan.at["scale"]] = scale
    first = memory.view(np.int16)[2 * plan.at["first"] :][: plan.inputs * plan.wide]
    first[:] = np.rint(w["first"] / scale).astype(np.int16).ravel()
    _put(floats, plan, "ones", np.ones(plan.wide))
    for name in ("second", "third"):
        _put(floats, plan, name, w[name].T)
    for name in ("chance", "ahead"):
        _put(floats, plan, name, w[name].T)
        _put(floats, plan, f"{name}.bias", w[f"{name}.bias"])
    _put(floats, plan, "policy", w["policy"])
    _put(floats, plan, "policy.bias", w["policy.bias"])
    for name in ("first", "second", "third"):
        for part in ("bias", "gain", "shift"):
            _put(floats, plan, f"{name}.{part}", w[f"{name}.{part}"])
    return memory


def _put(floats: Any, plan: Plan, name: str, array: Any) -> None:
    floats[plan.at[name] :][: array.size] = array.ravel()


# --- compiled ---------------------------------------------------------------------------------------------------------


@quick
def normed(x: Any, ones: Any, gain: Any, shift: Any) -> None:
    """A layer's sums, brought to one size, scaled, and nothing below nought."""
    size = x.shape[0]
    mean = dot(x, ones) / np.float32(size)
    for i in range(size):
        x[i] -= mean
    factor = np.float32(1.0 / math.sqrt(dot(x, x) / size + 1e-5))
    for i in range(size):
        x[i] = max(np.float32(0.0), x[i] * factor * gain[i] + shift[i])


@quick
def add(sums: Any, rows: Any, first: int, sign: int) -> None:
    """Add a row of whole numbers, or take it away."""
    row = rows[first : first + sums.shape[0]]
    if sign > 0:
        for i in range(sums.shape[0]):
            sums[i] += row[i]
    else:
        for i in range(sums.shape[0]):
            sums[i] -= row[i]


@quick
def scaled(a: Any, sums: Any, scale: Any, bias: Any) -> None:
    for i in range(a.shape[0]):
        a[i] = np.float32(sums[i]) * scale + bias[i]


def _compiled_look(game: Game, wide: int, narrow: int, ruled_out: Any) -> Any:
    plan = Plan(game, wide, narrow)
    inputs, turned, points = inputs_rule(game), turned_rule(game), game.points_rule
    most, seats_most, size = plan.most, plan.seats, plan.inputs
    at = plan.at
    scale_at, first_at = at["scale"], 2 * at["first"]
    bias_1, gain_1, shift_1 = at["first.bias"], at["first.gain"], at["first.shift"]
    second, bias_2, gain_2, shift_2 = at["second"], at["second.bias"], at["second.gain"], at["second.shift"]
    third, bias_3, gain_3, shift_3 = at["third"], at["third.bias"], at["third.gain"], at["third.shift"]
    policy, policy_bias = at["policy"], at["policy.bias"]
    chance_at, chance_bias, ahead_at, ahead_bias = at["chance"], at["chance.bias"], at["ahead"], at["ahead.bias"]
    sums_at, counts_at, cells_at, marks_at = at["sums"], at["counts"], at["cells"], at["marks"]
    now_at, ones_at, a_at, b_at, c_at, lines_at = (at[name] for name in ("now", "ones", "a", "b", "c", "lines"))
    spread = MARGIN / 4

    @rule
    def first_layer(s: Any, seat: int, memory: Any) -> None:
        """Bring the sums of a seat up to date: rows of inputs that went off are taken away, new ones added."""
        rows = memory.view(np.int16)
        whole = memory.view(np.int32)
        now = whole[now_at : now_at + most]
        lines = whole[lines_at : lines_at + LINES]
        marks = whole[marks_at : marks_at + size]
        cells = whole[cells_at + seat * most : cells_at + (seat + 1) * most]
        sums = whole[sums_at + seat * wide : sums_at + (seat + 1) * wide]
        count = inputs(s, seat, now, lines)
        before = whole[counts_at + seat]
        for i in range(before):
            marks[cells[i]] = 1
        for i in range(count):
            cell = now[i]
            if marks[cell] == 0:
                add(sums, rows, first_at + cell * wide, 1)
            marks[cell] = 2
        for i in range(before):
            cell = cells[i]
            if marks[cell] == 1:
                add(sums, rows, first_at + cell * wide, -1)
            marks[cell] = 0
        for i in range(count):
            marks[now[i]] = 0
            cells[i] = now[i]
        whole[counts_at + seat] = count

    @rule
    def look(s: Any, out: Any, n: int, sight: Any, memory: Any) -> None:
        seat = s.stack[s.depth - 1][1]
        first_layer(s, seat, memory)
        floats = memory.view(np.float32)
        sums = memory.view(np.int32)[sums_at + seat * wide : sums_at + (seat + 1) * wide]
        a = floats[a_at : a_at + wide]
        b = floats[b_at : b_at + narrow]
        c = floats[c_at : c_at + narrow]
        ones = floats[ones_at : ones_at + wide]
        scaled(a, sums, floats[scale_at], floats[bias_1 : bias_1 + wide])
        normed(a, ones, floats[gain_1 : gain_1 + wide], floats[shift_1 : shift_1 + wide])
        for j in range(narrow):
            b[j] = dot(floats[second + j * wide :], a) + floats[bias_2 + j]
        normed(b, ones[:narrow], floats[gain_2 : gain_2 + narrow], floats[shift_2 : shift_2 + narrow])
        for j in range(narrow):
            c[j] = dot(floats[third + j * narrow :], b) + floats[bias_3 + j]
        normed(c, ones[:narrow], floats[gain_3 : gain_3 + narrow], floats[shift_3 : shift_3 + narrow])
        for j in range(narrow):
            b[j] += c[j]
        for i in range(abs(n)):
            if ruled_out(s, seat, out[i]):
                sight[SEATS + i] = NEVER
            else:
                action = turned(s, seat, out[i])
                sight[SEATS + i] = dot(floats[policy + action * narrow :], b) + floats[policy_bias + action]
        if n <= 0:
            lines = memory.view(np.int32)[lines_at : lines_at + LINES]
            total = 0.0
            for k in range(s.seats):
                who = seat + k if seat + k < s.seats else seat + k - s.seats
                chance = dot(floats[chance_at + k * narrow :], b) + floats[chance_bias + k]
                sight[who] = 1.0 / (1.0 + exp(-max(-30.0, min(30.0, chance))))
                total += sight[who]
            now = memory.view(np.int32)[now_at : now_at + SEATS]
            for who in range(s.seats):
                now[who] = points(s, who, lines)
            for k in range(s.seats):
                who = seat + k if seat + k < s.seats else seat + k - s.seats
                best = 0 if s.seats == 1 else -1000
                for other in range(s.seats):
                    if other != who:
                        best = max(best, now[other])
                ahead = dot(floats[ahead_at + k * narrow :], b) + floats[ahead_bias + k]
                lead = MARGIN * ahead + max(-2.0 * MARGIN, min(2.0 * MARGIN, 1.0 * (now[who] - best)))
                share = sight[who] if s.seats == 1 else sight[who] / total
                sight[who] = (1.0 - BLEND) * share + BLEND * (0.5 + 0.5 * tanh(lead / (2.0 * spread)))

    assert seats_most <= SEATS
    return look


# --- interpreted ------------------------------------------------------------------------------------------------------


def _plain_look(network: Network, ruled_out: Any) -> Any:
    def look(s: Any, out: Any, n: int, sight: Any, _weights: Any) -> None:
        game = network.game
        seat = game.seat(s)
        seen = network.look(s, seat, list(out[: abs(n)]))
        for at in range(abs(n)):
            sight[SEATS + at] = NEVER if ruled_out(s, seat, out[at]) else float(seen.logits[at])
        if n <= 0:
            chances = seen.chance / (1.0 if s.seats == 1 else seen.chance.sum())
            for k in range(s.seats):
                lead = math.tanh(float(seen.ahead[k]) / (MARGIN / 2))
                sight[(seat + k) % s.seats] = (1 - BLEND) * float(chances[k]) + BLEND * (0.5 + 0.5 * lead)

    return look
