import styled from 'styled-components';
import { border, color, radius } from '../../../tokens';
import { Modal } from '../../Modal/Modal';
import { ShortcutList } from './ShortcutList';
import { appShellMessages } from '../messages';

export interface ShortcutsDialogProps {
  /** Enables single-key shortcuts. */
  shortcuts: boolean;
  onShortcutsChanged: (on: boolean) => void;
  onDismissed: () => void;
}

export function ShortcutsDialog({ shortcuts, onShortcutsChanged, onDismissed }: ShortcutsDialogProps) {
  return (
    <Sheet aria-label={appShellMessages.keyboardShortcuts} onDismissed={onDismissed}>
      <ShortcutList singleKeys={shortcuts} onSingleKeysChanged={onShortcutsChanged} onClosed={onDismissed} />
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
