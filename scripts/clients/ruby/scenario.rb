# One partner's day with the API: a search from its beginning to its end, Radar, a tool, an error of each kind, a flag.

require 'json'
require 'logger'
require 'net/http'
require 'tracewell'
require 'tracewell_images'

def step(name, right, seen)
  abort("#{name}: it is not so: #{seen}") unless right
  puts "#{name}: #{seen}"
end

def client_of(key)
  configuration = Tracewell::Configuration.new
  base = URI(ENV.fetch('BASE_URL'))
  configuration.scheme = base.scheme
  configuration.host = "#{base.host}:#{base.port}"
  configuration.server_index = nil
  configuration.access_token = key
  Tracewell::ApiClient.new(configuration)
end

# Runs the block and returns its error, with the parsed body.
def fails(name, status, code, more = nil)
  yield
  abort("#{name}: no error")
rescue Tracewell::ApiError => error
  body = Tracewell::ErrorEnvelope.build_from_hash(JSON.parse(error.response_body, symbolize_names: true))
  seen = "#{error.code} #{body.error.code}"
  step(name, seen == "#{status} #{code}", [seen, more].compact.join(', '))
  [error, body]
end

# The generated function waits for the end of an answer, so the stream is read with Net::HTTP.
def events(id, last_event_id = nil)
  address = URI("#{ENV.fetch('BASE_URL')}/search/#{id}/stream")
  headers = { 'Authorization' => "Bearer #{ENV.fetch('KEY')}", 'Last-Event-ID' => last_event_id }.compact
  Net::HTTP.get(address, headers).split("\n\n").filter_map do |block|
    fields = block.lines(chomp: true).grep(/^(event|id|data): /).to_h { |line| line.split(': ', 2) }
    fields if fields.key?('data')
  end
end

client = client_of(ENV.fetch('KEY'))
searches = Tracewell::SearchApi.new(client)
leaks = Tracewell::LeaksApi.new(client)
tools = Tracewell::ToolsApi.new(client)
query = ->(type, value) { Tracewell::SearchQuery.new(type: type, value: value) }
pseudonym = ->(value) { Tracewell::SearchRequest.new(query: query.call('Pseudonym', value)) }
domain = ->(name) { Tracewell::DomainRequest.new(domain: name) }

search = searches.create_search(
  Tracewell::SearchRequest.new(
    query: query.call('Email Address', 'tw-success@tw-success.example'),
    leaks: Tracewell::LeakSelection.new(mode: 'all'),
  ),
).search
step('create', search.id.length == 36, 'a search with an id')

seen = events(search.id)
last = Tracewell::SearchFinishedEvent.build_from_hash(
  { event: seen.last['event'], data: JSON.parse(seen.last['data'], symbolize_names: true) },
)
step('stream', seen.first['event'] == 'connected' && last.data.status == 'completed',
     'from connected to search.finished, completed')

resumed = events(search.id, '2')
step('resume', resumed[1]['id'] == '3' && resumed.length == seen.length - 2, 'after event 2 comes event 3')

results = searches.get_search_results(search.id).data
items = results.modules.select { |one| one.status == 'success' }.flat_map(&:cards).flat_map(&:values).flat_map(&:items)
step('results', results.complete && items.first.is_a?(Tracewell::CardItem), 'complete, with cards')

source = leaks.get_search_leaks(search.id).data.sources.find { |one| one.result_count.positive? }
page = leaks.get_search_leak_page(search.id, source.code, page: 1).data
step('leak page', page.page == 1 && !page.results.first.items.empty?, 'page 1, with records')

breaches = Tracewell::RadarApi.new(client).list_breaches(sort_by: 'most-accounts', limit: 3).breaches
step('radar', breaches.length == 3 && breaches[0].pwn_count >= breaches[1].pwn_count, '3 breaches, the largest first')

found = tools.find_subdomains(domain.call('https://www.tw-success.example/')).data
step('subdomains', found.count == found.subdomains.length && found.count.positive?, "of #{found.domain}")

deletion = searches.delete_searches(Tracewell::SearchDeletionRequest.new(ids: [search.id])).data.deletion
step('delete', deletion.queued_ids == [search.id], '1 search')

fails('gone', 404, 'NOT_FOUND') { searches.get_search(search.id) }
_, invalid = fails('invalid', 400, 'VALIDATION_ERROR', 'query.value') do
  searches.create_search({ query: { type: 'Pseudonym', value: '' } })
end
abort("invalid: #{invalid}") unless invalid.error.faults.map(&:path) == ['query.value']

fails('wrong key', 401, 'UNAUTHORIZED') { Tracewell::ModulesApi.new(client_of('tw_test_wrong')).list_modules }
fails('plan', 403, 'PLAN_FEATURE_REQUIRED') do
  Tracewell::ToolsApi.new(client_of(ENV.fetch('POOR_KEY'))).find_subdomains(domain.call('example.com'))
end

running = searches.create_search(pseudonym.call('tw-hang')).search
fails('running', 409, 'SEARCH_NOT_TERMINAL') do
  searches.delete_searches(Tracewell::SearchDeletionRequest.new(ids: [running.id]))
end

refused, = fails('limited', 429, 'RATE_LIMIT_RPM_EXCEEDED', 'with Retry-After') do
  Tracewell::SearchApi.new(client_of(ENV.fetch('LIMITED_KEY'))).create_search(pseudonym.call('tw-none'))
end
abort('limited: no headers') unless refused.response_headers['Retry-After'].to_i.positive?

fails('no data', 502, 'DATA_UNAVAILABLE') { tools.resolve_domain(domain.call('tw-failure.example')) }
fails('no provider', 503, 'PROVIDER_UNAVAILABLE') { tools.find_subdomains(domain.call('tw-required.example')) }
_, late = fails('too late', 504, 'TIMEOUT', 'with where the answer will be') do
  tools.find_subdomains(domain.call('tw-hang.example'))
end
abort('too late: no saved result') unless late.meta.saved_result.url.include?(late.meta.saved_result.id)

images = TracewellImages::Configuration.new
base = URI(ENV.fetch('IMAGES_URL'))
images.scheme = base.scheme
images.host = "#{base.host}:#{base.port}"
images.server_index = nil
images.logger = Logger.new(File::NULL)
flag = TracewellImages::FlagsApi.new(TracewellImages::ApiClient.new(images)).get_flag('fr.png')
step('flag', File.binread(flag.path).start_with?("\x89PNG".b), 'a PNG image')
