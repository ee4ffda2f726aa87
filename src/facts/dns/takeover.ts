/**
 * Ends of names that a service gives to its customers, and gives to the next customer once one has ended. A name of
 * this kind that does not exist can be claimed by anyone. The rows are those whose sign is NXDOMAIN in
 * https://github.com/EdOverflow/can-i-take-over-xyz (CC BY 4.0, read on 2026-11-28).
 */
const services: Readonly<Record<string, readonly string[]>> = {
  'AWS Elastic Beanstalk': ['elasticbeanstalk.com'],
  'Discourse': ['trydiscourse.com'],
  'Microsoft Azure': [
    'azure-api.net', 'azurecontainer.io', 'azurecr.io', 'azuredatalakestore.net', 'azureedge.net', 'azurehdinsight.net',
    'azurewebsites.net', 'blob.core.windows.net', 'cloudapp.azure.com', 'cloudapp.net', 'database.windows.net',
    'redis.cache.windows.net', 'search.windows.net', 'servicebus.windows.net', 'visualstudio.com',
  ],
}

/** Address of the list, for findings. */
export const takeoverList = 'https://github.com/EdOverflow/can-i-take-over-xyz'

/** Services by the end of their names. Exported for its test. */
export const takeoverEnds: ReadonlyArray<readonly [end: string, service: string]> =
  Object.entries(services).flatMap(([service, ends]) => ends.map(end => [end, service] as const))

/** Returns the service that gives out a name, or `undefined`. The end alone is a name of the service itself. */
export const takeoverService = (name: string): string | undefined =>
  takeoverEnds.find(([end]) => name.endsWith(`.${end}`))?.[1]
