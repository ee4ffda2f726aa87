-- Made by npm run generate from src/db/migrations. Do not edit.

CREATE TABLE `accounts` (`id` text, `email` text not null, `created_at` text not null, `terms_version` text, `terms_accepted_at` text, primary key (`id`));
CREATE UNIQUE INDEX `accounts_email_unique` on `accounts` (`email`);
CREATE TABLE `api_keys` (`id` text, `account_id` text not null, `hash` text not null, `hint` text not null, `label` text not null, `state` text not null, `created_at` text not null, `revoked_at` text, foreign key(`account_id`) references `accounts`(`id`), primary key (`id`));
CREATE INDEX `api_keys_account_id_created_at_index` on `api_keys` (`account_id`, `created_at`);
CREATE UNIQUE INDEX `api_keys_hash_unique` on `api_keys` (`hash`);
CREATE TABLE `blocklist` (`kind` text not null, `value` text not null, `note` text not null, `created_at` text not null, primary key (`kind`, `value`));
CREATE TABLE `module_cache` (`key` text, `cards` text not null, `expires_at` text not null, primary key (`key`));
CREATE INDEX `module_cache_expires_at_index` on `module_cache` (`expires_at`);
CREATE TABLE `plans` (`id` text, `product` text not null, `name` text not null, `features` text not null, `requests_per_minute` integer, `concurrency` integer not null, `daily` integer not null, `monthly` integer not null, `key_quota` integer not null, primary key (`id`));
CREATE TABLE `runners` (`id` text, `capacity` integer not null, `busy` integer not null, `alive_until` text not null, primary key (`id`));
CREATE TABLE `search_credentials` (`search_id` text not null, `provider` text not null, `sealed` text not null, foreign key(`search_id`) references `searches`(`id`) on delete CASCADE, primary key (`search_id`, `provider`));
CREATE TABLE `search_events` (`search_id` text not null, `seq` integer not null, `name` text not null, `data` text not null, foreign key(`search_id`) references `searches`(`id`) on delete CASCADE, primary key (`search_id`, `seq`));
CREATE TABLE `search_leak_pages` (`search_id` text not null, `code` text not null, `page` integer not null, `count` integer not null, `entries` text not null, foreign key(`search_id`) references `searches`(`id`) on delete CASCADE, primary key (`search_id`, `code`, `page`));
CREATE TABLE `search_provider_answers` (`search_id` text not null, `provider` text not null, `started_at` text not null, `finished_at` text not null, `mapping_version` text not null, `raw` text not null, foreign key(`search_id`) references `searches`(`id`) on delete CASCADE, primary key (`search_id`, `provider`));
CREATE TABLE `search_shards` (`search_id` text not null, `number` integer not null, `total` integer not null, `state` text not null, `attempts` integer not null, `lease_token` text, `lease_until` text not null, `created_at` text not null, foreign key(`search_id`) references `searches`(`id`) on delete CASCADE, primary key (`search_id`, `number`));
CREATE INDEX `search_shards_state_lease_until_index` on `search_shards` (`state`, `lease_until`);
CREATE TABLE `search_tasks` (`search_id` text not null, `kind` text not null, `slug` text not null, `position` integer not null, `shard` integer not null, `status` text, `cached` boolean not null, `duration_ms` integer, `error_code` text, `error_message` text, `found` integer not null, `results` text not null, foreign key(`search_id`) references `searches`(`id`) on delete CASCADE, primary key (`search_id`, `kind`, `slug`));
CREATE TABLE `searches` (`id` text, `account_id` text not null, `key_id` text not null, `type` text not null, `value` text not null, `normal_value` text not null, `options` text not null, `secrets` boolean not null, `status` text not null, `error_code` text, `error_message` text, `created_at` text not null, `started_at` text, `completed_at` text, `deadline_at` text not null, `told_at` text not null, `last_seq` integer not null, foreign key(`account_id`) references `accounts`(`id`), foreign key(`key_id`) references `api_keys`(`id`), primary key (`id`));
CREATE INDEX `searches_account_id_created_at_id_index` on `searches` (`account_id`, `created_at`, `id`);
CREATE INDEX `searches_status_deadline_at_index` on `searches` (`status`, `deadline_at`);
CREATE TABLE `subscriptions` (`account_id` text not null, `product` text not null, `plan_id` text not null, `started_at` text not null, foreign key(`account_id`) references `accounts`(`id`), foreign key(`plan_id`) references `plans`(`id`), primary key (`account_id`, `product`));
CREATE TABLE `temporary_runs` (`id` text, `account_id` text not null, `lease_until` text not null, foreign key(`account_id`) references `accounts`(`id`), primary key (`id`));
CREATE INDEX `temporary_runs_account_id_lease_until_index` on `temporary_runs` (`account_id`, `lease_until`);
CREATE TABLE `usage_records` (`id` text, `account_id` text not null, `key_id` text not null, `operation` text not null, `query_type` text not null, `leak_sources` text not null, `core_searches` integer not null, `created_at` text not null, foreign key(`account_id`) references `accounts`(`id`), foreign key(`key_id`) references `api_keys`(`id`), primary key (`id`));
CREATE INDEX `usage_records_account_id_created_at_index` on `usage_records` (`account_id`, `created_at`);
CREATE TABLE `usage_windows` (`account_id` text not null, `period` text not null, `starts_at` text not null, `used` integer not null, foreign key(`account_id`) references `accounts`(`id`), primary key (`account_id`, `period`, `starts_at`));
