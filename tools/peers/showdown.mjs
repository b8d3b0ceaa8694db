// Random battles of @pkmn/sim, for `dicefront bench`: one line `generation seconds seed` in, one line of JSON out.
//
// Both sides choose at random among the choices that their request allows; every choice of a side counts as one
// decision, even where there is only one. The time is the processor time of this process. Battles are played on the
// engine itself, without its streams, and teams are made beforehand: nothing quicker is offered.

import { createInterface } from 'node:readline';
import { TeamGenerators } from '@pkmn/randoms';
import { Battle, Teams } from '@pkmn/sim';

Teams.setGeneratorFactory(TeamGenerators);

const LONGEST = 5000;

function draws(seed) {
  let state = seed >>> 0;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * sides);
  };
}

function choices(request) {
  const found = [];
  const bench = request.side.pokemon;
  const switches = () => {
    for (let slot = 1; slot < bench.length; slot++) {
      if (!bench[slot].condition.endsWith(' fnt')) found.push(`switch ${slot + 1}`);
    }
  };
  if (request.forceSwitch) {
    switches();
  } else if (request.active) {
    const active = request.active[0];
    active.moves.forEach((move, index) => {
      if (!move.disabled) found.push(`move ${index + 1}`);
    });
    if (!active.trapped && !active.maybeTrapped) switches();
  }
  return found.length ? found : ['default'];
}

const TEAMS = 64;
const teams = {};

function teamsOf(format) {
  teams[format] ??= Array.from({ length: TEAMS }, () => Teams.pack(Teams.generate(format)));
  return teams[format];
}

function play(format, draw) {
  const battle = new Battle({
    formatid: format,
    seed: [draw(65536), draw(65536), draw(65536), draw(65536)],
    p1: { name: 'one', team: teams[format][draw(TEAMS)] },
    p2: { name: 'two', team: teams[format][draw(TEAMS)] },
  });
  let decisions = 0;
  while (!battle.ended && decisions < LONGEST) {
    for (const side of battle.sides) {
      const request = side.activeRequest;
      if (!request || request.wait || side.isChoiceDone()) continue;
      const offered = choices(request);
      if (!side.choose(offered[draw(offered.length)])) side.autoChoose();
      decisions++;
    }
    battle.commitChoices ? battle.commitChoices() : battle.commitDecisions();
  }
  battle.destroy();
  return decisions;
}

for await (const line of createInterface({ input: process.stdin })) {
  const [generation, seconds, seed] = line.split(' ').map(Number);
  const draw = draws(seed);
  teamsOf(`gen${generation}randombattle`);
  const start = process.cpuUsage();
  let decisions = 0;
  let games = 0;
  let spent = 0;
  do {
    decisions += play(`gen${generation}randombattle`, draw);
    games++;
    const used = process.cpuUsage(start);
    spent = (used.user + used.system) / 1e6;
  } while (spent < seconds);
  console.log(JSON.stringify({ decisions, games, seconds: spent }));
}
