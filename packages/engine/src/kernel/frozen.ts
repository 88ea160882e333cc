/** States that callers read: no field may be changed, however deep it lies. */

/** `T` that may only be read. */
export type Frozen<T> = T extends string | number | boolean | null | undefined
  ? T
  : { readonly [K in keyof T]: Frozen<T[K]> };
