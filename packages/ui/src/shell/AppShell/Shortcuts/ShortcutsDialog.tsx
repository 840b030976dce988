import styled from 'styled-components';
import { border, color, radius } from '../../../tokens';
import { Modal } from '../../Modal/Modal';
import { ShortcutList } from './ShortcutList';
import { appShellMessages } from '../messages';

export interface ShortcutsDialogProps {
  /** Enables single-key shortcuts. */
  shortcuts: boolean;
  onShortcutsChange: (on: boolean) => void;
  onDismiss: () => void;
}

export function ShortcutsDialog({ shortcuts, onShortcutsChange, onDismiss }: ShortcutsDialogProps) {
  return (
    <Sheet aria-label={appShellMessages.keyboardShortcuts} onDismiss={onDismiss}>
      <ShortcutList singleKeys={shortcuts} onSingleKeysChange={onShortcutsChange} onClose={onDismiss} />
    </Sheet>
  );
}

const Sheet = styled(Modal)`
  inline-size: min(32rem, calc(100vw - 2rem));
  max-block-size: min(30rem, 80dvh);
  margin: 12dvh auto auto;
  padding: 0;
  overflow-y: auto;
  border: ${border.hair} solid ${color.line};
  border-radius: ${radius.dialog};
  background: ${color.surface};
  color: inherit;
  box-shadow: ${color.shadowRaised};

  &::backdrop {
    background: ${color.overlay};
  }
`;
