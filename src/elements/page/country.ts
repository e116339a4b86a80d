import { svg } from 'lit';
import type { SVGTemplateResult } from 'lit';
import type { Range } from '../../rules/vocabulary.ts';

/** Repeatable numbers in [0, 1), so that a view screen always shows the same landscape. */
const scatter = (seed: number): (() => number) => {
  let drawn = seed * 2654435761;
  return () => {
    drawn = (Math.imul(drawn, 1664525) + 1013904223) >>> 0;
    return drawn / 4294967296;
  };
};

const HORIZON: Readonly<Record<Range, number>> = { close: 560, medium: 530, long: 500 };

/** Horizon, hills, ground and range finder, seeded by the number of the view screen. */
export const country = (number: number, range: Range): readonly SVGTemplateResult[] => {
  const random = scatter(number);
  const horizon = HORIZON[range];
  const hill = (left: number, width: number, height: number): SVGTemplateResult => {
    const peak = left + width * (0.4 + random() * 0.2);
    const top = horizon - height;
    const strokes = Array.from({ length: 7 }, (_, index) => {
      const start = 0.12 + index * 0.12;
      const x = peak + (left + width - peak) * start;
      const y = top + height * start;
      return `M${x.toFixed(1)} ${y.toFixed(1)}l${(-width * 0.09).toFixed(1)} ${(height * (0.32 - index * 0.03)).toFixed(1)}`;
    }).join('');
    return svg`<path class="paper" stroke-width="3.5" d="M${left} ${horizon}L${(left + peak) / 2 - 8} ${horizon - height * 0.46}L${peak.toFixed(1)} ${top.toFixed(1)}L${(peak + width * 0.2).toFixed(1)} ${(horizon - height * 0.52).toFixed(1)}L${left + width} ${horizon}"/><path class="ink" stroke-width="2" d=${strokes}/>`;
  };
  const scale = range === 'long' ? 0.8 : range === 'medium' ? 1.15 : 1.5;
  const hills = Array.from({ length: 9 }, (_, index) =>
    hill(
      -700 + index * 220 + random() * 70,
      (230 + random() * 120) * scale,
      (46 + random() * 62) * scale,
    ),
  );
  const scratches = Array.from({ length: 64 }, () => {
    const depth = random() ** 1.6;
    const y = horizon + 10 + depth * (800 - horizon);
    const length = 14 + depth * 110 * (0.5 + random());
    return `M${(-500 + random() * 1600).toFixed(0)} ${y.toFixed(0)}h${length.toFixed(0)}`;
  }).join('');
  const rocks =
    range === 'close'
      ? Array.from({ length: 7 }, (_, index) => {
          const x = -300 + index * 190 + random() * 90;
          const y = 640 + random() * 110;
          const size = 20 + random() * 34;
          return svg`<path class="paper" stroke-width="4" d="M${x} ${y}l${size * 0.3} ${-size * 0.8} ${size * 0.8} ${-size * 0.2} ${size * 0.6} ${size}z"/><path d="M${x + size * 1.1} ${y - size}l${size * 0.6} ${size}h${-size * 0.7}z" fill="var(--picture-ink)"/>`;
        })
      : [];
  const reach = range === 'long' ? 58 : range === 'medium' ? 96 : 150;
  const finder = svg`<g class="ink" stroke-width="3"><path d="M${300 - reach} ${horizon - 150}h${-34}v${-34}M${300 + reach} ${horizon - 150}h34v${-34}M${300 - reach} ${horizon - 20}h${-34}v34M${300 + reach} ${horizon - 20}h34v34"/><path stroke-width="2" d="M300 ${horizon - 122}v26M300 ${horizon - 70}v26M250 ${horizon - 83}h30M320 ${horizon - 83}h30"/><circle cx="300" cy=${horizon - 83} r="3.500" fill="var(--picture-ink)"/></g>`;
  return [
    ...hills,
    svg`<path class="ink" stroke-width="4" d="M-900 ${horizon}H1500"/><path class="ink" stroke-width="2.500" d=${scratches}/>`,
    ...rocks,
    finder,
  ];
};
