import { readFileSync, readdirSync } from 'node:fs';
import { forge } from '../../src/forge/forge.ts';
import { sheetOfUnit } from '../../src/forge/unit-file.ts';
import { parseBooklet } from '../../src/rules/check/parse-booklet.ts';
import { randomFrom } from './random-play.ts';
const F = 'tests/forge/files';
const texts = readdirSync(F).filter((f) => f.endsWith('.mtf')).map((f) => readFileSync(`${F}/${f}`, 'utf8'));
let ok = 0, refused = 0, bad = 0, slow = 0; const say: string[] = [];
for (let seed = 0; seed < 5000; seed += 1) {
  const r = randomFrom(seed + 1); let t = texts[seed % texts.length]!;
  const n = (m: number) => Math.floor(r() * m);
  for (let k = 0; k <= n(4); k += 1) { const at = n(t.length); const how = n(5);
    if (how === 0) t = t.slice(0, at); else if (how === 1) t = t.slice(0, at) + String.fromCharCode(n(300)) + t.slice(at + 1);
    else if (how === 2) { const l = t.split('\n'); const i = n(l.length); l.splice(i, 0, l[i] ?? ''); t = l.join('\n'); }
    else if (how === 3) { const l = t.split('\n'); l.splice(n(l.length), 1); t = l.join('\n'); } else if (seed % 50 === 0) t = t + t.repeat(40); }
  const t0 = performance.now();
  try { const u = sheetOfUnit(t, 'mtf'); if (!u.ok) { refused += 1; continue; }
    const f = forge(u.sheet); if (performance.now() - t0 > 20) slow += 1;
    if (!f.ok) { refused += 1; continue; }
    const p = parseBooklet(f.document); if (p.ok && p.warnings.length === 0) ok += 1; else { bad += 1; say.push(`${seed}`); }
  } catch (e) { bad += 1; say.push(`${seed} ${String(e)}`); }
}
console.log({ ok, refused, bad, slow }, say.slice(0, 5));
