export function holdTimers(): void;
