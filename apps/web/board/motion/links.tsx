import './links.css';
import { useLayoutEffect, useRef, useState } from 'react';
import { useBoard } from '../board-context.tsx';

/** Who attacks, who defends, what is aimed at; `planned` for what has been picked but not declared. */
const KINDS = ['attack', 'defence', 'target', 'planned'] as const;
type LinkKind = (typeof KINDS)[number];

/** A line to draw between two places on the table, each given as a selector. */
export interface Link {
  readonly kind: LinkKind;
  readonly from: string;
  readonly to: string;
  /** Other things come first: it should not stand out. */
  readonly faint: boolean;
}

interface Line {
  readonly kind: LinkKind;
  readonly faint: boolean;
  readonly path: string;
}

const NO_LINES: readonly Line[] = [];

/** Lines over the table, from card to card. */
export function Links({ links }: { readonly links: readonly Link[] }) {
  const { snapshot } = useBoard();
  const drawing = useRef<SVGSVGElement>(null);
  const [lines, draw] = useState<readonly Line[]>([]);
  const wanted = JSON.stringify(links);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each moment cards lie elsewhere
  useLayoutEffect(() => {
    const table = drawing.current?.parentElement;
    if (!table) return;
    if (wanted === '[]') return draw(NO_LINES);
    const measure = () => {
      const lines = linesOn(table, JSON.parse(wanted));
      // Most often nothing has moved since it was measured last: that costs no drawing.
      draw((before) => (isSame(before, lines) ? before : lines));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(table);
    // Scrolling inside of the table moves cards, and so does a flight that ends.
    table.addEventListener('scroll', measure, true);
    const still = setTimeout(measure, FLIGHT_OVER);
    return () => {
      watch.disconnect();
      table.removeEventListener('scroll', measure, true);
      clearTimeout(still);
    };
  }, [wanted, snapshot]);
  return (
    <svg className="links" ref={drawing} aria-hidden="true">
      <defs>
        {KINDS.map((kind) => (
          <marker
            key={kind}
            id={`head-${kind}`}
            data-kind={kind}
            viewBox="0 0 10 10"
            refX="8"
            refY="5"
            markerWidth="5"
            markerHeight="5"
            orient="auto-start-reverse"
          >
            <path d="M0 0 10 5 0 10z" />
          </marker>
        ))}
      </defs>
      {lines.map(({ kind, faint, path }) => (
        <path
          key={`${kind} ${path}`}
          className="link"
          data-kind={kind}
          data-faint={faint || undefined}
          d={path}
          markerEnd={`url(#head-${kind})`}
        />
      ))}
    </svg>
  );
}

/** Later than any flight of cards ends, in milliseconds. */
const FLIGHT_OVER = 400;

function isSame(some: readonly Line[], others: readonly Line[]): boolean {
  return JSON.stringify(some) === JSON.stringify(others);
}

function linesOn(table: HTMLElement, links: readonly Link[]): Line[] {
  return links.flatMap(({ kind, from, to, faint }) => {
    const [start, end] = [boxOf(table, from), boxOf(table, to)];
    if (!start || !end) return [];
    return [{ kind, faint, path: curve(edge(start, end), edge(end, start)) }];
  });
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Half its width and height around a middle. */
interface Box extends Point {
  readonly halfWidth: number;
  readonly halfHeight: number;
}

/** What stands there, in the coordinates of the table with all that can be scrolled to. */
function boxOf(table: HTMLElement, place: string): Box | null {
  const there = table.querySelector(place);
  if (!there) return null;
  const frame = table.getBoundingClientRect();
  const { x, y, width, height } = there.getBoundingClientRect();
  return {
    x: x + width / 2 - frame.x + table.scrollLeft,
    y: y + height / 2 - frame.y + table.scrollTop,
    halfWidth: width / 2,
    halfHeight: height / 2,
  };
}

/** Where a straight line to somewhere else leaves the box: within, it would cover what must be read. */
function edge({ x, y, halfWidth, halfHeight }: Box, toward: Point): Point {
  const [dx, dy] = [toward.x - x, toward.y - y];
  const reach = Math.max(Math.abs(dx) / halfWidth, Math.abs(dy) / halfHeight);
  const part = reach > 1 ? 1 / reach : 0;
  return { x: x + dx * part, y: y + dy * part };
}

/** A slight bow, so that lines between the same places are told apart. */
function curve(from: Point, to: Point): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const bend = 0.12;
  const control = { x: (from.x + to.x) / 2 - dy * bend, y: (from.y + to.y) / 2 + dx * bend };
  const point = ({ x, y }: Point) => `${Math.round(x)} ${Math.round(y)}`;
  return `M${point(from)} Q${point(control)} ${point(to)}`;
}
