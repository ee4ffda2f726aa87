import { manufacturerOf } from './manufacturers.ts'

/**
 * Manufacturers of North America that build only vehicles of more than 10,000 pounds, motorcycles, trailers or vehicles
 * for terrain. The rule about position 7 does not hold for them:
 * https://www.ecfr.gov/current/title-49/section-565.15 (d)(1)
 */
export const heavyMakers: ReadonlySet<string> = new Set([
  'AM General', 'Arctic Cat', 'BRP (Can-Am)', 'Blue Bird', 'Buell', 'Freightliner', 'Gillig', 'Great Dane Trailers',
  'Harley-Davidson', 'Honda motorcycles', 'Hyundai Translead', 'IC Bus', 'Indian Motorcycle',
  'International (Navistar)', 'Kenworth', 'Mack', 'Motor Coach Industries', 'New Flyer', 'Nova Bus', 'Oshkosh',
  'Peterbilt', 'Polaris', 'Prevost', 'Thomas Built Buses', 'Utility Trailer', 'Victory', 'Volvo Trucks',
  'Wabash National', 'Western Star', 'Zero Motorcycles',
])

/** Returns `true` if the manufacturer of an identifier builds no light vehicle. */
export const buildsOnlyHeavy = (wmi: string): boolean => heavyMakers.has(manufacturerOf(wmi) ?? '')
