import { type Link, Links } from '../../../../board/motion/links.tsx';
import { useSanguozhiView } from '../sanguozhi-view.ts';
import { type EndedLink, type LinkEnd, linksOf, shareLinks } from './link-list.ts';
import { usePlannedLinks } from './planned-links.ts';

/** Attacks, defences, and what the chain aims at. */
export function SanguozhiLinks() {
  const { state, view } = useSanguozhiView();
  const planned = usePlannedLinks();
  return (
    <Links links={[...linksOf(state), ...shareLinks(view.decision), ...planned].map(linkOf)} />
  );
}

function linkOf({ from, to, ...others }: EndedLink): Link {
  return { ...others, from: placeOf(from), to: placeOf(to) };
}

function placeOf(end: LinkEnd): string {
  switch (end.kind) {
    case 'card':
      return `[data-handle="${end.card}"]`;
    case 'seat':
      return `[data-plate="${end.seat}"] .plate-grain`;
    case 'item':
      return `[data-item="${end.item}"] .chain-card`;
  }
}
