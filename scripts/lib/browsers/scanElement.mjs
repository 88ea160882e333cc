/** What the list lacks of an element: its name, its attributes, what its style says. */

/** `attributes`: `{ name, value }` each, as HTML or JSX writes them; `value` has a `value` where it is known. */
export function attributesLacking(element, attributes, lacks) {
  const isLacking = (key) => lacks.lacking(key)?.length > 0;
  if (lacks.lacking(`html.elements.${element}`) === undefined) return [];
  const keys = [`html.elements.${element}`];
  for (const { name, value } of attributes) {
    const plain = name.toLowerCase();
    const own = `html.elements.${element}.${plain}`;
    keys.push(lacks.lacking(own) === undefined ? `html.global_attributes.${plain}` : own);
    const word = value?.value;
    if (typeof word !== 'string' || word.includes('.')) continue;
    keys.push(`${own}.${word}`, `html.global_attributes.${plain}.${word}`);
    if (plain === 'type') keys.push(`html.elements.${element}.type_${word}`);
  }
  return keys.filter(isLacking);
}

/** `pairs` as above, named as scripts name properties. */
export const stylesLacking = (pairs, lacks) =>
  pairs
    .map(({ name }) => `css.properties.${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`)
    .filter((key) => lacks.lacking(key)?.length > 0);
