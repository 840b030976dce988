import { useEffect, useState } from 'react';
import { defineMessages } from '../../text/defineMessages';
import { Button, type ButtonProps } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { copyText } from './copyText';

export const copyButtonMessages = defineMessages('copyButtonMessages', {
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Couldn’t copy',
});

export interface CopyButtonProps extends Omit<ButtonProps, 'onClick' | 'onCopy' | 'icon' | 'children'> {
  /** The whole text to copy, even where the page shortens it. */
  text: string;
  /** The button's label. Default: "Copy". With several buttons, let `aria-label` describe the content. */
  label?: string;
  /** Called with the result. The caller shows the exact confirmation. */
  onCopy?: (done: boolean) => void;
}

/** How long the button shows the result, in ms. */
const shownFor = 2000;

/** Copies a text and shows the result for two seconds. */
export function CopyButton({ text, label = copyButtonMessages.copy, onCopy, ...rest }: CopyButtonProps) {
  const [done, setDone] = useState<boolean>();
  useEffect(
    function forget() {
      if (done === undefined) return;
      const timer = setTimeout(() => setDone(undefined), shownFor);
      return () => clearTimeout(timer);
    },
    [done],
  );
  const copy = async () => {
    const copied = await copyText(text);
    setDone(copied);
    onCopy?.(copied);
  };
  const shownLabel = {
    true: copyButtonMessages.copied,
    false: copyButtonMessages.notCopied,
    undefined: label,
  }[String(done) as 'true'];
  return (
    <Button {...rest} icon={<Icon name={done ? 'check' : 'copy'} />} onClick={() => void copy()}>
      {shownLabel}
    </Button>
  );
}
