import './picture.css';
import paths from 'virtual:portraits';
import type { Person } from '../protocol.ts';
import { isPortrait } from './portraits.ts';

/** Somebody’s picture, or else the first letter of the name; the name stands beside it. */
export function PersonPicture({ person }: { readonly person: Pick<Person, 'name' | 'image'> }) {
  const { name, image } = person;
  return (
    <span className="person-picture" aria-hidden="true">
      {isPortrait(image) ? (
        <svg viewBox="0 0 512 512" aria-hidden="true">
          <path d={paths[image]} fill="currentColor" fillRule="evenodd" />
        </svg>
      ) : (
        [...name][0]
      )}
    </span>
  );
}
