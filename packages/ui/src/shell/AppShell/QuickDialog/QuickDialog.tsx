import styled from 'styled-components';
import { border, color, radius } from '../../../tokens';
import { ModalFrame } from '../../ModalFrame/ModalFrame';
import type { AppShellProps } from '../AppShell.types';
import { JumpBox } from './JumpBox';
import { ShortcutList } from './ShortcutList';
import type { QuickView } from './quickView';

export interface QuickDialogProps extends Pick<AppShellProps, 'flags' | 'onJumped' | 'onShortcutsChanged'> {
  view: QuickView | undefined;
  /** Single-key shortcuts work. */
  shortcuts: boolean;
  onDismissed: () => void;
}

/** A dialog that jumps to a page or lists the shortcuts. */
export function QuickDialog(props: QuickDialogProps) {
  const { view, flags, shortcuts, onJumped, onShortcutsChanged, onDismissed } = props;
  if (view === undefined) return null;
  return (
    <Sheet
      key={view}
      aria-label={view === 'jump' ? 'Jump to a page' : 'Keyboard shortcuts'}
      onDismissed={onDismissed}
    >
      {view === 'jump' ? (
        <JumpBox
          flags={flags}
          onChosen={(href) => {
            onDismissed();
            onJumped(href);
          }}
        />
      ) : (
        <ShortcutList
          singleKeys={shortcuts}
          onSingleKeysChanged={onShortcutsChanged}
          onClosed={onDismissed}
        />
      )}
    </Sheet>
  );
}

const Sheet = styled(ModalFrame)`
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
