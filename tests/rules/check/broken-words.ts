import type { Broken } from './broken-card.ts';

/** Faulty figures, characters and names of entries. */
export const BROKEN_WORDS: readonly Broken[] = [
  // The figure
  ['figure.dish', 'yes', 'figure.dish: "yes" is neither true nor false'],
  [
    'figure.dish',
    'true',
    /^figure\.dish: "true" is neither true .*; take the quotation marks off$/,
  ],
  [
    'figure.legs',
    'three',
    'figure.legs: "three" is not possible here (greaves, columns or backward)',
  ],
  [
    'figure.place',
    'the moon',
    'figure.place: "the moon" is not possible here (bridge, refinery, firs, pylons, docks, water tower, drop ship or town)',
  ],
  ['figure.parts', ['dome'], 'figure.parts.0: "dome" is not a shape; write an object {"shape": …}'],
  [
    'figure.parts',
    [{ bone: 'torso', shape: 'box' }],
    /^figure\.parts\.0\.shape: "box" is not a shape \(loft, plate, .*, mark or piston\)$/,
  ],
  [
    'figure.parts',
    [{ bone: 'torso', shape: 'dome', radius: 1, at: 3 }],
    'figure.parts.0.at: 3 stands here instead of a list […]',
  ],
  // Characters that cannot be seen
  ['mech.name', 'Rifle\u200bman', /^mech\.name: "Rifle\\u200bman" has an invisible character/],
  ['mech.name', 'Rifle\u202eman', /^mech\.name: "Rifle\\u202eman" has an invisible character/],
  ['mech.name', 'Rifle\u0000man', /^mech\.name: "Rifle\\u0000man" has an invisible character/],
  ['mech.name', 'Rifle\ud800man', /^mech\.name: "Rifle\\ud800man" has an invisible character/],
  ['mech.name', '\u3164', 'mech.name: "\\u3164" has an invisible character; type it again'],
  ['mech.name', '\u2800\u2800', /^mech\.name: "\\u2800\\u2800" has an invisible character/],
  [
    'mech.name',
    'Rifleman\u{e0041}',
    /^mech\.name: "Rifleman\\u\{e0041\}" has an invisible character/,
  ],
  ['mech.name', 'Rifle\ufe0fman', /^mech\.name: "Rifle\\ufe0fman" has an invisible character/],
  ['mech.name', 'Rifle\u200dman', /^mech\.name: "Rifle\\u200dman" has an invisible character/],
  [
    'mech.engine',
    'Pitban\u115f 240',
    /^mech\.engine: "Pitban\\u115f 240" has an invisible character/,
  ],
  ['mech.weapons.0', '\uffa0', /^mech\.weapons\.0: "\\uffa0" has an invisible character/],
  ['statCard.maneuvers.3.name', '\u034f', /^statCard\.maneuvers\.3\.name: "\\u034f" has an inv/],
  ['statCard.maneuvers.3.group', '\u17b4', /^statCard\.maneuvers\.3\.group: "\\u17b4" has an inv/],
  ['viewScreens.27.criticals.0.part', '\u2063', /^viewScreens\.27\.criticals\.0\.part: "\\u2063"/],
  ['sources.note', '\ufff9', /^sources\.note: "\\ufff9" has an invisible character/],
  [
    'viewScreens.1.title',
    'running\nand firing',
    /^viewScreens\.1\.title: .* an invisible character/,
  ],
  ['mech.na\u200bme', 'Ada', /^mech\.na\\u200bme: there is no such entry/],
  // What nobody writes by mistake
  [
    '__proto__',
    { armor: 9 },
    '__proto__: no entry of a booklet is called "__proto__"; take it out',
  ],
  [
    'consoles.24.__proto__',
    '11',
    'consoles.24.__proto__: no entry of a booklet is called "__proto__"; take it out',
  ],
  [
    'statCard.ammunition.constructor',
    3,
    'statCard.ammunition.constructor: no entry of a booklet is called "constructor"; take it out',
  ],
  [
    'figure.mounts.__proto__ ',
    { at: 'torso' },
    'figure.mounts.__proto__ : no entry of a booklet is called "__proto__ "; take it out',
  ],
  [
    'mech.prototype',
    {},
    'mech.prototype: no entry of a booklet is called "prototype"; take it out',
  ],
];
