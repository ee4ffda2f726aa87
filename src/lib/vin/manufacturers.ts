/**
 * World manufacturer identifiers by manufacturer: the well-known ones, three characters each, or two where all that
 * begin so are one manufacturer's. They are assigned under ISO 3780 and published by those who hold them; for the
 * United States: https://vpic.nhtsa.dot.gov/mid/
 */
const byManufacturer: ReadonlyArray<readonly [name: string, identifiers: string]> = [
  // Germany
  ['Volkswagen', 'WVW WVG 1VW 1V2 3VW 3VV 9BW 8AW AAV VWV XW8 MEX'],
  ['Volkswagen Commercial Vehicles', 'WV1 WV2 WV3'],
  ['Volkswagen Truck and Bus', '953'],
  ['SAIC Volkswagen', 'LSV'], ['FAW-Volkswagen', 'LFV'],
  ['Audi', 'WAU WA1 TRU 93U 93V 99A'], ['Audi Sport', 'WUA'],
  ['Porsche', 'WP0 WP1'],
  ['BMW', 'WBA WBX 4US 5UX 3MW 98M ABM'], ['BMW M', 'WBS 5UM 5YM'], ['BMW i', 'WBY WB5'], ['BMW Motorrad', 'WB1'], ['BMW Brilliance', 'LBV'],
  ['MINI', 'WMW WMZ'],
  ['Mercedes-Benz', 'WDB WDC WDD WDF W1K W1N W1V 4JG 55S VSA 9BM 8AC ADB'], ['Mercedes-Benz Trucks', 'W1T'],
  ['Mercedes-Benz Vans', 'WD3 WD4 WD8 W1W W1Y'], ['Mercedes-Benz Türk', 'NMB'], ['Beijing Benz', 'LE4'],
  ['smart', 'WME TCC HES'],
  ['Opel', 'W0L W0V VSX VXK'],
  ['MAN', 'WMA'], ['Neoplan', 'WAG'], ['EvoBus', 'WEB'], ['Iveco Magirus', 'WJM'],
  // United States
  ['Ford', '1FA 1FB 1FC 1FD 1FM 1FT 1ZV 2FA 2FM 2FT 3FA 3FM 3FT WF0 VS6 6FP MAJ MNB MPB 8AF 9BF AFA PE1 X9F Z6F SFA'],
  ['Ford Otosan', 'NM0'], ['Changan Ford', 'LVS'], ['Jiangling Motors (JMC)', 'LEF'],
  ['Lincoln', '1LN 2LM 3LN 5LM'], ['Mercury', '1ME 2ME 3ME 4M2'],
  ['Chevrolet', '1G1 1GB 1GC 1GN 2G1 2GC 2GN 3G1 3GC 3GN KL1 KL7 KL8 9BG 8AG'],
  ['Pontiac', '1G2 2G2 3G2 5Y2 KL2 6G2'], ['Buick', '1G4 2G4 5GA KL4 LRB'], ['Cadillac', '1G6 1GY 3GY'],
  ['GMC', '1GD 1GK 1GT 2GK 2GT 3GK 3GT'], ['Saturn', '1G8 3GS 5GZ'], ['Oldsmobile', '1G3'], ['Hummer', '5GN 5GR 5GT'],
  ['AM General', '137'], ['Holden', '6G1 6H8'], ['General Motors South Africa', 'ADM'], ['SAIC General Motors', 'LSG'],
  ['SAIC-GM-Wuling', 'LZW'], ['General Motors Russia', 'XUF'], ['GM Korea (Daewoo)', 'KLA'],
  ['Chrysler (FCA, Stellantis)', '1C3 1C4 1C8 2C3 2C4 2C8 3C3 3C4 3C8 1A4 1A8 2A4 2A8'], ['Ram', '1C6 3C6'],
  ['Dodge', '1B3 1B4 1B7 2B3 2B4 2B7 3B7 1D3 1D4 1D7 1D8 2D3 2D4 2D8 3D3 3D4 3D7'], ['Plymouth', '1P3 1P4 2P4 3P3'],
  ['Jeep', '1J4 1J8 ZAC 988'],
  ['Tesla', '5YJ 7SA 7G2 LRW XP7'], ['Rivian', '7FC 7PD'], ['Lucid', '50E'], ['Karma (Fisker)', 'YH4'], ['Fisker', 'VCF'],
  ['Harley-Davidson', '1HD 5HD 932'], ['Indian Motorcycle', '56K'], ['Victory', '5VP'], ['Polaris', '4XA'], ['Buell', '4MZ'],
  ['Zero Motorcycles', '538'], ['Arctic Cat', '4UF'],
  ['Freightliner', '1FU 1FV 2FU 2FV 3AK 3AL 4UZ'], ['Western Star', '5KJ 5KK'], ['Kenworth', '1XK 3WK 6F5'], ['Peterbilt', '1XP 1NP'],
  ['Mack', '1M1 1M2'], ['International (Navistar)', '1HS 1HT 3HS'], ['IC Bus', '4DR'], ['Blue Bird', '1BA'], ['Thomas Built Buses', '1T8'],
  ['Motor Coach Industries', '1M8'], ['Gillig', '15G'], ['New Flyer', '2FY 5FY'], ['Oshkosh', '10T'],
  ['Great Dane Trailers', '1GR'], ['Utility Trailer', '1UY'], ['Wabash National', '1JJ'], ['Hyundai Translead', '3H3'],
  // Canada
  ['Nova Bus', '2NV 4RK'], ['Prevost', '2PC'], ['BRP (Can-Am)', '2BX 3JB'],
  // Japan
  ['Toyota', 'JT 1NX 2T1 2T3 3TM 3TY 4T1 4T3 4T4 5TB 5TD 5TE 5TF 5YF 6T1 7MU 8AJ 9BR AHT MBJ MHF MR0 MR1 MR2 NMT RL4 SB1 VNK XW7 YAR'],
  ['GAC Toyota', 'LVG'], ['FAW Toyota', 'LFM LTV'], ['Lexus', 'JTH JTJ JT8 2T2 58A'],
  ['Honda', 'JHL JHM 19X 1HG 2HG 2HJ 2HK 3CZ 3HG 5FN 5J6 5KB 7FA 8C3 93H MAK MHR MRH NLA RLH SHH SHS'],
  ['Honda motorcycles', 'JH2 1HF 9C2 ME4 MLH'], ['Astra Honda Motor', 'MH1'], ['GAC Honda', 'LHG LUC'], ['Dongfeng Honda', 'LVH'],
  ['Wuyang-Honda', 'LWB'], ['Acura', 'JH4 19U 19V 2HH 2HN 5FR 5J8'],
  ['Nissan', 'JN 1N4 1N6 3N1 3N6 3N8 5N1 5BZ 6F4 94D ADN MDH MNT SJN VSK Z8N'], ['Infiniti', 'JNK JNR JNX 5N3 SJK'],
  ['Dongfeng Nissan', 'LGB'],
  ['Mazda', 'JM0 JM1 JM2 JM3 JM4 JM6 JM7 JMZ 1YV 3MD 3MZ 4F2 4F4 7MM MM7 MM8 PE3'], ['Mazda Sollers', 'RUM'], ['Changan Mazda', 'LVR'],
  ['Mitsubishi', 'JA3 JA4 JMA JMB JMY 4A3 4A4 6MM MK2 MMA MMB MMC MMT XMC'], ['Mitsubishi Fuso', 'JL5 JL6 JLF TYA TYB'],
  ['Subaru', 'JF1 JF2 4S3 4S4'],
  ['Suzuki', 'JS 2S2 2S3 KL5 MHY MMS TSM VSE'], ['Maruti Suzuki', 'MA3 MBH'], ['Suzuki motorcycles', 'JS1 9CD LC6 MB8 VTT'],
  ['Isuzu', 'JAA JAC JAL 4S2 4NU MP1 MPA'], ['Daihatsu', 'JDA JD1 JD2'], ['Astra Daihatsu', 'MHK'], ['Hino', 'JHD'],
  ['Kawasaki', 'JK 96P'], ['Yamaha', 'JY 9C6 ME1 MH3 LBP'],
  // Korea
  ['Hyundai', 'KMF KMH KM8 5NM 5NP 95P 9BH MAL MF3 NLH TMA X7M Z94 2HM'], ['Beijing Hyundai', 'LBE'], ['Genesis', 'KMT KMU'],
  ['Kia', 'KNA KNC KND KNE KNH 3KP 5XX 5XY 9UW MZB U5Y U6Y'], ['Avtotor (Kia, Hyundai)', 'XWE'], ['Dongfeng Yueda Kia', 'LJD'],
  ['KG Mobility (SsangYong)', 'KP'], ['Renault Korea (Samsung)', 'KNM'],
  // China
  ['BYD', 'LGX LC0'], ['Geely', 'LB3 L6T'], ['Great Wall', 'LGW'], ['Chery', 'LVV LNN 98R'], ['Changan', 'LS4 LS5'], ['JAC', 'LJ1'],
  ['GAC', 'LMG'], ['FAW Car', 'LFP'], ['FAW Haima', 'LH1'], ['FAW Jiefang', 'LFW'], ['MG (SAIC)', 'LSJ SDP MZ7'], ['XPeng', 'L1N'],
  ['Dongfeng', 'LGA LGG LGH LGJ'], ['Dongfeng Peugeot-Citroën', 'LDC'], ['GAC Fiat', 'LWV'], ['Lifan', 'LLV 9UK'], ['Foton', 'LVB'],
  ['Sinotruk', 'LZZ'], ['Shaanxi Automobile', 'LZG'], ['Yutong', 'LZY'], ['King Long', 'LKL'], ['Zhongtong', 'LDY'],
  ['CFMOTO', 'LCE'], ['Zongshen', 'LZS'], ['Qianjiang (Benelli, Keeway)', 'LBB'], ['Znen', 'L5Y'],
  // France
  ['Renault', 'VF1 VF2 8A1 93Y 9FB MEE VNV VS5 X7L'], ['Alpine', 'VFA'], ['Renault Trucks', 'VF6'], ['Dacia', 'UU1'],
  ['Peugeot', 'VF3 VR3 8AD 936 SDB'], ['Citroën', 'VF7 VR7 8BC 935 VS7'], ['DS Automobiles', 'VR1'],
  ['Peugeot Citroën Mitsubishi (Kaluga)', 'Z8T'], ['Talbot', 'VF4'], ['Matra', 'VF8'], ['Aixam', 'VLG'], ['Irisbus', 'VNE'], ['Microcar', 'VH8'],
  // Italy
  ['Fiat', 'ZFA 8AP 9BD'], ['Tofaş', 'NM4'], ['Alfa Romeo', 'ZAR ZAS'], ['Lancia', 'ZLA'], ['Abarth, Fiat', 'ZFB'], ['Ferrari', 'ZFF'],
  ['Maserati', 'ZAM ZN6'], ['Lamborghini', 'ZHW ZPB'], ['Iveco', 'ZCF 8AT 93Z'], ['Ducati', 'ZDM'], ['Aprilia', 'ZD4'],
  ['Piaggio', 'ZAP'], ['Moto Guzzi', 'ZGU'], ['MV Agusta', 'ZCG'],
  // United Kingdom
  ['Jaguar', 'SAJ SAD'], ['Land Rover', 'SAL'], ['Jaguar Land Rover Brazil', '99J'], ['Rover', 'SAR SAX'], ['Bentley', 'SCB SJA'],
  ['Rolls-Royce', 'SCA'], ['Aston Martin', 'SCF SD7'], ['Lotus', 'SCC'], ['McLaren', 'SBM'], ['DeLorean', 'SCE'], ['LDV', 'SEY'],
  ['Triumph Motorcycles', 'SMT 97N'], ['Alexander Dennis', 'SFD'], ['IBC Vehicles (Vauxhall)', 'SED'],
  // Sweden and the Netherlands
  ['Volvo Cars', 'YV1 YV4 7JR LYV LVY XLB'], ['Volvo Trucks', 'YV2 4V 9BV'], ['Volvo Buses', 'YV3'], ['Polestar', 'YSM LPS'],
  ['Saab', 'YS3'], ['NEVS', 'YTN'], ['Scania', 'YS2 YS4 XLE VLU 9BS'], ['DAF Trucks', 'XLR 98P'],
  // Elsewhere in Europe
  ['SEAT', 'VSS'], ['Škoda', 'TMB'], ['Karosa', 'TMK'], ['Ikarus', 'TRA'], ['FSO', 'SUP'], ['FSM, Fiat Poland', 'SUF'], ['KTM', 'VBK'],
  ['AvtoVAZ (Lada)', 'XTA'], ['GM-AvtoVAZ', 'X9L'], ['UAZ', 'XTT'], ['KamAZ', 'XTC'], ['GAZ', 'XTH X96'], ['Moskvitch (AZLK)', 'XTB'],
  ['IzhAvto', 'XTK'], ['Avtotor (General Motors)', 'XWF'], ['UzDaewoo', 'XWB'], ['ZAZ', 'Y6D XTE'], ['MAZ', 'Y3M'],
  ['Mercedes-Benz Türk Trucks', 'NLE'],
  // Elsewhere in Asia
  ['Tata', 'MAT'], ['Mahindra', 'MA1'], ['Ashok Leyland', 'MB1'], ['Force Motors', 'MC1'], ['VE Commercial Vehicles (Eicher)', 'MC2'],
  ['Bajaj', 'MD2 92T'], ['TVS', 'MD6'], ['Hero', 'MBL'], ['Royal Enfield', 'ME3'],
  ['Proton', 'PL1'], ['Perodua', 'PM2'], ['VinFast', 'RLN'],
]

const names: ReadonlyMap<string, string> = new Map(
  byManufacturer.flatMap(([name, identifiers]) => identifiers.split(' ').map(identifier => [identifier, name] as const)),
)

/**
 * Who builds under an identifier, `undefined` where it is not among the well-known ones, or where small manufacturers
 * share it.
 */
export const manufacturerOf = (wmi: string): string | undefined => names.get(wmi) ?? names.get(wmi.slice(0, 2))

/** All that there are, for tests. */
export const identifiers: readonly (readonly [string, string])[] =
  byManufacturer.flatMap(([name, list]) => list.split(' ').map(identifier => [identifier, name] as const))
