/**
 * Work that is done by name, never twice at once for one name: whoever asks while it is being done is answered by one
 * more run afterwards. So what the last run finds is never older than the last time it was asked for.
 * @param work does not reject
 */
export function runsAgain(work: (name: string) => Promise<void>): (name: string) => void {
  const running = new Map<string, { again: boolean }>();

  async function run(name: string, mine: { again: boolean }): Promise<void> {
    do {
      mine.again = false;
      await work(name);
    } while (mine.again);
    running.delete(name);
  }

  return (name) => {
    const other = running.get(name);
    if (other) {
      other.again = true;
      return;
    }
    const mine = { again: false };
    running.set(name, mine);
    void run(name, mine);
  };
}
