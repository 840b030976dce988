import { LazyOverlay } from '../LazyPart/createLazyOverlay';
import { addOverlay } from '../LazyPart/overlays';
import { loadDialogSheet } from '../LazyPart/withDialogSheet';
import { useOpen, type OpenProps } from '../useOpen';
import type { DialogSheetProps } from './DialogSheet';

export interface DialogProps extends Omit<DialogSheetProps, 'onClose'>, OpenProps {}

addOverlay(loadDialogSheet);

/**
 * A modal dialog, or a bottom sheet on phones. It traps the focus and returns it on close. Escape and a press
 * outside close it; a long body scrolls between title and actions. Use `focusOn`, because `autoFocus` on a
 * child would hide the previous focus from the dialog.
 */
export function Dialog({ open, defaultOpen, onClose, ...rest }: DialogProps) {
  const { isOpen, leave } = useOpen({ open, defaultOpen, onClose });
  return isOpen && <LazyOverlay load={loadDialogSheet} props={{ ...rest, onClose: leave }} />;
}
