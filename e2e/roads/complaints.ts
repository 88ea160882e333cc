/** What no page of a road may say: errors in its console, uncaught ones, and what its content policy forbids. */

/** Runs in the page, before anything of its own; knows nothing of what surrounds it here. */
export function watchPolicy(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    console.error(`content policy: ${violatedDirective}, ${blockedURI} in ${sourceFile}`),
  );
}

/**
 * Browsers write each refused call into the console, also those whose refusal is what the page asks for: whether somebody is
 * signed in. Chromium alone says how its WebGL fares without a graphics card. And Playwright puts a style, «body {}», into
 * Firefox's pages before a picture, by code that it evaluates there; a violation by the page itself stands in the console too.
 * Who observes sizes and hears of one in the next frame only is told so by an event that looks like an error.
 */
const USUAL = [
  /Failed to load resource: .* (401|404|409|422)/,
  /GPU stall due to ReadPixels/,
  /ResizeObserver loop completed with undelivered notifications/,
  /sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT\+SmwNZWA=/,
  /line%20\d+%20%3E%20eval/,
];

export const unusual = (complaints: readonly string[]): string[] =>
  complaints.filter((text) => !USUAL.some((each) => each.test(text)));
