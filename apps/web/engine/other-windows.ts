/**
 * Tells when another window changed what is stored under a key; null is all of it. Gives what stops
 * the telling.
 */
export function hearStored(hear: (key: string | null) => void): () => void {
  const listen = ({ key }: StorageEvent) => hear(key);
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
