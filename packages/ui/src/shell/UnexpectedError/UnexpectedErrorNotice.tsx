import { Button } from '../../components/Button/Button';
import { Stack } from '../../components/Stack/Stack';
import { errorTexts } from '../../text/messages';
import type { ElementProps } from '../../components/elementProps';
import { defineMessages } from '../../text/defineMessages';

export const unexpectedErrorMessages = defineMessages('unexpectedErrorMessages', {
  reload: 'Reload',
  reason: 'We couldn’t show this page. Reloading it won’t repeat anything you’ve sent.',
});

/** A short version without its own chunk, for when the screen's chunk fails to load (D101). */
export function UnexpectedErrorNotice({
  onReload,
  ...rest
}: ElementProps<HTMLElement> & { onReload: () => void }) {
  return (
    <Stack as="section" {...rest}>
      <h1>{errorTexts.unexpected}</h1>
      <Button variant="main" onClick={onReload}>
        {unexpectedErrorMessages.reload}
      </Button>
    </Stack>
  );
}
