/** Finds the features of an element that a listed browser lacks: its name, its attributes, its inline style. */

/** `attributes`: `{ name, value }` each, as in HTML or JSX; `value.value` is set when it is known. */
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

/** `pairs` as above, with the property names that scripts use. */
export const stylesLacking = (pairs, lacks) =>
  pairs
    .map(({ name }) => `css.properties.${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`)
    .filter((key) => lacks.lacking(key)?.length > 0);
