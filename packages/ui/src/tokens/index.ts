export { color } from './color';
export { breakpoint, media } from './media';
export { duration, easing } from './motion';
export { printedColours } from './printedColours';
export { border, layer, radius } from './shape';
export { control, frame, icon, lockedScrollbar, pinned, space } from './space';
export { fontFamily, fontSize, fontWeight } from './type';
export { userSelect } from './userSelect';
