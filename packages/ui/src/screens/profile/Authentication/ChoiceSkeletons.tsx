import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { Stack } from '../../../components/Stack/Stack';

/** Skeletons of the three methods, as high as the methods will be. */
export function ChoiceSkeletons() {
  return (
    <Stack gap={2}>
      <Skeleton inlineSize="7rem" />
      {['otp', 'authenticator', 'mpin'].map((way) => (
        <Skeleton key={way} variant="block" blockSize="4.25rem" />
      ))}
      <Skeleton variant="block" inlineSize="4.5rem" blockSize="2.375rem" />
    </Stack>
  );
}
