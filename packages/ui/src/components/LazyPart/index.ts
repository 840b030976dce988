export { addOverlay, loadOverlays } from './overlays';
export { loadDialogSheet, withDialogSheet } from './withDialogSheet';
