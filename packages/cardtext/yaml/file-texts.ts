/**
 * The texts of files as a bundler gathers them by their paths: by their names without the folder, in the
 * order of the paths.
 */
export function fileTexts(gathered: Readonly<Record<string, unknown>>): Record<string, string> {
  const paths = Object.keys(gathered).sort();
  return Object.fromEntries(
    paths.map((path) => [path.slice(path.lastIndexOf('/') + 1), gathered[path] as string]),
  );
}
