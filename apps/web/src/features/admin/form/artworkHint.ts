/** What stands below the address of a picture. */

/** `thing` is «card», «pack» or «set». The page's content policy loads pictures by https alone. */
export const artworkHint = (address: string, thing: string): string =>
  /^\s*http:/i.test(address)
    ? `Only https pictures load; players will see the ${thing} as we draw it.`
    : `Without one, or where it does not load, players see the ${thing} as we draw it.`;
