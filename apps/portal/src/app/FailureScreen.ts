export { UnexpectedErrorScreen as FailureScreen } from '@portal/ui/shell';
