import type { LitElement } from 'lit';
import { text } from '../parts.ts';

/** A row can be read from where one sits from this height on (pixels). */
const READABLE = 25;

/** Lines that are set close reach so far out of their boxes (pixels). */
const SLACK = 3;

/** Whether it is higher or wider than there is room for. */
export const overflows = ({
  scrollHeight,
  clientHeight,
  scrollWidth,
  clientWidth,
}: Element): boolean => scrollHeight > clientHeight + SLACK || scrollWidth > clientWidth + 1;

/** A name that finds no room, as long as may be, ends in dots. */
const NAMES = '.band span, .shut .name';

const leaves = (inner: Element, outer: Element): boolean => {
  const [a, b] = [inner.getBoundingClientRect(), outer.getBoundingClientRect()];
  return (
    a.left < b.left - 1 ||
    a.right > b.right + 1 ||
    a.top < b.top - SLACK ||
    a.bottom > b.bottom + SLACK
  );
};

/** What is wrong with a half while its pilot chooses: low rows, what is cut, what lies outside of where it belongs. */
export const faultsOfChoosing = (half: Element, longest = false): string[] => {
  const card = half.querySelector<LitElement>('half-card')?.renderRoot;
  const gauges = card?.querySelector<LitElement>('gauge-row');
  const find = (what: string, root: ParentNode | undefined = card): readonly Element[] =>
    [...(root?.querySelectorAll(what) ?? [])].filter(
      (each) => each.checkVisibility() && !each.closest('.unseen'),
    );
  const rows = find('.row');
  const inside = [
    ...find('.card > *').map((each) => [each, each.parentElement] as const),
    ...find('.row > *, .band > *').map((each) => [each, each.parentElement] as const),
    ...find('.row > *', gauges?.renderRoot).map((each) => [each, gauges] as const),
    ...find('header *, h2, .may', half).map((each) => [each, each.closest('header')] as const),
  ];
  const names = longest ? [] : [...find(NAMES), ...find(NAMES, half)];
  return [
    ...(rows.length === 0 ? ['no rows'] : []),
    ...rows
      .filter((row) => row.getBoundingClientRect().height < READABLE)
      .map((row) => `low: ${text(row.querySelector('.no'))}`),
    ...[...find('.card, .rows, .line:not(.criticals), .heads p'), ...find('header', half), ...names]
      .filter(overflows)
      .map((each) => `cut: ${each.localName}.${each.className} ${text(each)}`),
    ...inside.flatMap(([inner, outer]) =>
      outer && leaves(inner, outer)
        ? [`outside: ${inner.localName}.${inner.getAttribute('class') ?? ''} ${text(inner)}`]
        : [],
    ),
  ];
};

/** The columns of a half's card and their heads, as one sees them. */
export const columnsOf = (half: Element): string => {
  const root = half.querySelector('half-card')?.renderRoot;
  const seen = (where: string): string[] =>
    [...(root?.querySelectorAll(where) ?? [])]
      .filter((each) => each.checkVisibility())
      .map((each) => text(each));
  const rows = [...(root?.querySelectorAll('.row:not(.shut)') ?? [])].map((row) =>
    [...row.children]
      .filter((each) => each.checkVisibility() && !each.matches('.unseen'))
      .map((each) => `${each.classList[0]}${each.matches('.take') ? ' take' : ''}`),
  );
  return `${seen('.heads p > span').join(', ')}: ${[...new Set(rows.map(String))].join(' or ')}`;
};
