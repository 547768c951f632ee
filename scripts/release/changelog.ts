/** A version of a game in CHANGELOG.md is a heading of this form, with what changed below it. */
function heading(game: string, version: string): string {
  return `## [${game} ${version}] - `;
}

const UNRELEASED = 'unreleased';
const FIRST_SECTION = /^## \[/m;

/** The changelog with a place for what a new version changes, above the others. */
export function withNewVersion(changelog: string, game: string, version: string): string {
  const section = `${heading(game, version)}${UNRELEASED}\n\n### Changed\n\n`;
  const at = changelog.search(FIRST_SECTION);
  return at < 0
    ? `${changelog.trimEnd()}\n\n${section}`
    : changelog.slice(0, at) + section + changelog.slice(at);
}

/** What a version changed, as the changelog has it; empty if it says nothing. */
export function changesOf(changelog: string, game: string, version: string): string {
  const start = changelog.indexOf(heading(game, version));
  if (start < 0) return '';
  const body = changelog.slice(changelog.indexOf('\n', start) + 1);
  const end = body.search(FIRST_SECTION);
  return (end < 0 ? body : body.slice(0, end)).replaceAll(/^#.*$/gm, '').trim();
}

/** The changelog with the day a version was released, and the content it was released with. */
export function asReleased(
  changelog: string,
  release: { readonly game: string; readonly version: string; readonly content: string },
  day: string,
): string {
  const start = heading(release.game, release.version);
  return changelog
    .split('\n')
    .map((line) => (line.startsWith(start) ? `${start}${day} · ${release.content}` : line))
    .join('\n');
}
