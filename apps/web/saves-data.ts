/** Has the player asked the browser to spare the network? Then nothing comes before it is needed. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  return connection?.saveData ?? false;
}
