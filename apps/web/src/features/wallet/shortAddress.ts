/** `9xQeWv…VFin`: enough of an address to recognise one's own. */
export const shortAddress = (address: string, head: number, tail: number) =>
  `${address.slice(0, head)}...${address.slice(-tail)}`;
