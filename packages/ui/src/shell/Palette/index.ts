export { Palette } from './Palette';
export { matching } from './matching';
export type { PaletteEntry, PaletteProps, PaletteSource } from './palette.types';
export { palettePages } from './palettePages';
