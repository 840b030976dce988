export { Palette, type PaletteProps } from './Palette';
export type { PaletteSource } from './groups';
export { matching, type PaletteEntry } from './matching';
export { palettePages } from './palettePages';
