/**
 * What a page of the app may do: only what comes from where it came from itself, no script or style
 * within the page, no code made from text.
 */
const DIRECTIVES: Readonly<Record<string, string>> = {
  'default-src': "'none'",
  'script-src': "'self'",
  'worker-src': "'self'",
  'style-src': "'self'",
  'font-src': "'self'",
  'img-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
};

/** The policy as it stands in the page, so that any server of plain files has it. */
export const PAGE_POLICY = policyOf(DIRECTIVES);

/** What our own servers send with everything: the same, and what only a header can say. */
export const HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': policyOf({ ...DIRECTIVES, 'frame-ancestors': "'none'" }),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

function policyOf(directives: Readonly<Record<string, string>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');
}
