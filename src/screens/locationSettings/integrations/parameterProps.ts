import type { RecordForm } from '@/components/form/useRecordForm';
import type { Parameter } from '@/contract/parameters';
import type { IntegrationValues } from './integrationKind';

export interface ParameterProps {
  readonly form: RecordForm<IntegrationValues>;
  readonly parameter: Parameter;
  readonly autoFocus?: boolean;
}
