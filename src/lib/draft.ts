/**
 * A value of which any part may be missing, at every depth. A missing entry of an array is `undefined`, so that the
 * other entries keep their positions.
 */
export type Draft<Value> = Value extends ReadonlyArray<infer Entry> ? ReadonlyArray<Draft<Entry> | undefined>
  : Value extends object ? { readonly [Name in keyof Value]?: Draft<Value[Name]> | undefined }
  : Value
