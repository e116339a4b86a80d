import { capital } from './capital.ts';
import { inWords } from './in-words.ts';
import { callName, isCovered, isEvasive, isOtherHeight, isShot, shotOf } from './maneuver-words.ts';
import type { Why } from './why.ts';
import { number } from './words.ts';

/** A pilot in a sentence: `Ben` and `Ben's`, `you` and `your`. */
export interface Addressed {
  readonly name: string;
  readonly of: string;
}

/** All that the sentences are made of. */
export interface WhySaid {
  readonly why: Why;
  readonly me: Addressed;
  readonly them: Addressed;
  /** Long names give way to numbers. */
  readonly brief: boolean;
  /** There is no room for what both called. */
  readonly scant: boolean;
  readonly did: string;
  readonly theyDid: string;
  /** `your high shot`; null where the maneuver has no noun. */
  readonly blow: string | null;
}

type Kind<Of extends Why['kind']> = Extract<Why, { kind: Of }>;
/** Ways to say the same, or none. */
type Ways = readonly (string | false | null)[];

const when = <Of>(of: Of | null | undefined | false, say: (of: Of) => Ways): Ways =>
  of === null || of === undefined || of === false ? [] : say(of);

/** What would have hit, or that nothing would have. */
const chanceWays = ({ why, brief, me, scant, them }: WhySaid): Ways => {
  const [best] = why.chances;
  const open = inWords(why.open);
  if (why.open === 1)
    return [
      `${capital(me.name)} had no other call.`,
      `No other call was open to ${me.name}.`,
      `It was the only call open to ${me.name}.`,
      `Nothing else was open to ${me.name}.`,
    ];
  if (!best)
    return [
      `Nothing open to ${me.name} would have hit.`,
      why.open === 2
        ? `Neither of ${me.of} two open calls would have hit.`
        : `None of ${me.of} ${open} open calls would have hit.`,
      `Nothing else ${me.name} could call would have hit.`,
      `No call open to ${me.name} would have hit.`,
      scant && 'Nothing open would have hit.',
    ];
  const many = why.chances.length;
  const name = callName(best.maneuver, brief);
  const other = why.chances.find(({ maneuver }) => isOtherHeight(why.mine, maneuver));
  const count = `${capital(inWords(many))} of ${me.of} ${open} open calls would have hit`;
  return [
    other ? `${capital(shotOf(other.maneuver))} would have hit ${them.name}.` : null,
    `${many === 1 ? 'Only ' : ''}${many === 1 ? name : capital(name)} would have hit ${them.name}.`,
    `${capital(name)} would have hit ${them.name} for ${best.damage}.`,
    many === 1 ? `The one hit open to ${me.name} was ${name}.` : `${count}.`,
    many > 1 && `${count}, ${name} hardest.`,
    scant && `${capital(name)} would have hit.`,
  ];
};

const SHARED_WAYS = [
  'A larger share would have hit.',
  'The share was too small.',
  'More of the modifier would have hit.',
];

const bothDid = ({ did, me, scant, them, theyDid }: WhySaid): Ways => [
  scant && `${capital(them.name)} ${theyDid}.`,
  scant && `${capital(me.name)} ${did}.`,
  ...(did === theyDid
    ? [
        them.name === 'you'
          ? `You and ${me.name} both ${did}.`
          : `${capital(me.name)} and ${them.name} both ${did}.`,
        `${capital(me.name)} ${did}; so did ${them.name}.`,
        `${capital(them.name)} ${did} too.`,
      ]
    : [
        `${capital(me.name)} ${did}; ${them.name} ${theyDid}.`,
        `${capital(me.name)} ${did} while ${them.name} ${theyDid}.`,
        `${capital(them.name)} ${theyDid} as ${me.name} ${did}.`,
      ]),
];

/** By what the enemy came away from a blow, where its call has a word for it. */
const evasion = ({ blow, them, why }: WhySaid): Ways =>
  when(blow, (of) => [
    why.theirs.name === 'Duck' && why.mine.name !== 'Kick'
      ? `${capital(them.name)} ducked under ${of}.`
      : null,
    why.theirs.name === 'Jump Up' && isShot(why.mine)
      ? `${capital(them.name)} jumped clear of ${of}.`
      : null,
    why.theirs.name === 'Sidestep' && `${capital(them.name)} sidestepped ${of}.`,
    why.theirs.name.startsWith('Dodge') && `${capital(them.name)} dodged ${of}.`,
  ]);

const missedLeads = (said: WhySaid, { range }: Kind<'missed'>): Ways => {
  const { blow, them, theyDid } = said;
  return [
    ...when(blow, (of) => [
      `${capital(of)} missed: ${them.name} ${theyDid}.`,
      `${capital(them.name)} ${theyDid}, and ${of} missed.`,
      range && `${capital(them.name)} ${theyDid}, now at ${range} range; ${of} missed.`,
    ]),
    ...evasion(said),
    ...bothDid(said),
  ];
};

const harmlessLeads = (said: WhySaid): Ways => {
  const { brief, me, them, why } = said;
  const name = callName(why.mine, brief);
  return [
    ...bothDid(said),
    why.shutDown && why.open === 2 && `Shut down, ${me.name} could only cool off or duck.`,
    `${capital(name)} hits nobody, whatever the enemy calls.`,
    `${capital(name)} cannot hit ${them.name}.`,
  ];
};

const eatenLeads = ({ blow, did, me, them }: WhySaid, { added, printed }: Kind<'eaten'>): Ways => {
  const total = printed + added;
  const sum = `${number(printed)} ${added < 0 ? '−' : '+'} ${Math.abs(added)}`;
  const leaves = total === 0 ? 'nothing' : number(total);
  const subject = capital(blow ?? me.name);
  return [
    `${capital(me.name)} ${did} and found ${them.name}, but ${sum} leaves ${leaves}: no hit.`,
    `${subject} reached ${them.name}, but ${sum} leaves ${leaves}: no hit.`,
    `SCORE ${number(printed)} with ${added < 0 ? '−' : '+'}${Math.abs(added)} leaves ${leaves}: no hit.`,
  ];
};

const hitLeads = (said: WhySaid, { damage, knockedDown }: Kind<'hit'>): Ways => {
  const { blow, did, me, them, theyDid, why } = said;
  return [
    said.scant && `${capital(me.name)} hit for ${damage}.`,
    `${capital(me.name)} ${did} and hit ${them.name} for ${damage}.`,
    `${capital(them.name)} ${theyDid}; ${me.name} ${did} and hit for ${damage}.`,
    ...when(blow, (of) => [
      `${capital(of)} hit ${them.name} for ${damage}.`,
      `${capital(them.name)} ${theyDid}; ${of} hit for ${damage}.`,
      isEvasive(why.theirs) &&
        `${capital(them.name)} ${theyDid}, but ${of} still hit for ${damage}.`,
      isCovered(why.theirs) && `Cover did not save ${them.name}: ${of} hit for ${damage}.`,
    ]),
    knockedDown && `${capital(blow ?? me.name)} knocked ${them.name} down for ${damage}.`,
  ];
};

const hitTails = ({ me, them, why }: WhySaid, hit: Kind<'hit'>): Ways => {
  const { armor, critical, fate, taken } = hit;
  const part = critical?.part;
  if (fate === 'killed')
    return [`That killed ${them.name}.`, `${capital(them.name)} did not survive.`];
  if (fate === 'no armor')
    return [`That took the last of ${them.of} armor.`, `No armor is left to ${them.name}.`];
  if (critical?.reached)
    return [
      `Critical: ${part}.`,
      `${capital(them.of)} ${part} took a critical.`,
      `That reached the ${part}.`,
    ];
  const others = why.chances.length;
  return [
    critical && `The ${part} held: a critical takes ${critical.needs}.`,
    armor !== null && `${capital(them.of)} armor is at ${number(armor)}.`,
    armor !== null && `That leaves ${them.name} ${number(armor)} armor.`,
    taken > 0
      ? `${capital(them.name)} hit too, for ${taken}.`
      : `${capital(them.name)} hit nothing.`,
    others === 0 && why.open > 1
      ? `Nothing else open to ${me.name} would have hit.`
      : others > 0 &&
        `${capital(inWords(others + 1))} of ${me.of} ${inWords(why.open)} open calls would have hit.`,
  ];
};

const leftWays = ({ blow, me, them }: WhySaid, { by, how }: Kind<'left'>): Ways => {
  const what = blow ?? 'any score';
  switch (by) {
    case 'me':
      return [`${capital(me.name)} ${how} before ${what} counted.`];
    case 'them':
      return [`${capital(them.name)} ${how} before ${what} counted.`];
    case 'both':
      return how
        ? [`${capital(me.name)} and ${them.name} both ${how} before any score counted.`]
        : [`${capital(me.name)} and ${them.name} both left before any score counted.`];
    case 'draw':
      return ['The battle was called a draw before any score counted.'];
    case 'others':
      return [`The battle ended before ${what} counted.`];
  }
};

/** How the first sentence may go, and the second. */
export const whyWays = (said: WhySaid): readonly [leads: Ways, tails: Ways] => {
  const { why } = said;
  switch (why.kind) {
    case 'hit':
      return [hitLeads(said, why), hitTails(said, why)];
    case 'eaten':
      return [eatenLeads(said, why), why.shared ? SHARED_WAYS : chanceWays(said)];
    case 'harmless':
      return [harmlessLeads(said), chanceWays(said)];
    case 'missed':
      return [missedLeads(said, why), chanceWays(said)];
    case 'left':
      return [leftWays(said, why), ['']];
  }
};
