/**
 * What an account signs up with in the place of an address: the library asks for one, and nobody is ever written to.
 * @param username as its owner wrote it
 */
export function addressOf(username: string): string {
  return `${username.toLowerCase()}@account.invalid`;
}
