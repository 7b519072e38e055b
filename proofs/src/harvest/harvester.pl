# Collects a repository as libraries do, with Debian's libhttp-oai-perl, and writes what it found as JSON.
#   perl harvester.pl <address> [from]
use strict;
use warnings;
use HTTP::OAI;
use HTTP::OAI::Metadata::OAI_DC;
use JSON::PP;

my ($address, $from) = @ARGV;
my $harvester = HTTP::OAI::Harvester->new(baseURL => $address);
die $harvester->repository->message unless $harvester->repository;

my $identify = $harvester->Identify;
die $identify->message if $identify->is_error;

my @formats;
my $formats = $harvester->ListMetadataFormats;
while (my $format = $formats->next) { push @formats, $format->metadataPrefix }

my @of_days = defined $from ? (from => $from) : ();
my @identifiers;
my $headers = $harvester->ListIdentifiers(metadataPrefix => 'oai_dc', @of_days,
    onRecord => sub { push @identifiers, $_[0]->identifier });
die $headers->message if $headers->is_error;

my @records;
my $list = $harvester->ListRecords(metadataPrefix => 'oai_dc', @of_days,
    handlers => { metadata => 'HTTP::OAI::Metadata::OAI_DC' },
    onRecord => sub {
        my ($record) = @_;
        push @records, { id => $record->identifier, day => $record->datestamp, %{ $record->metadata->dc } };
    });
die $list->code . ' ' . $list->message if $list->is_error;

my $one = $harvester->GetRecord(identifier => $identifiers[0], metadataPrefix => 'oai_dc');
die $one->message if $one->is_error;

print JSON::PP->new->utf8->encode({
    name => $identify->repositoryName,
    formats => \@formats,
    identifiers => \@identifiers,
    records => \@records,
    one => $one->next->identifier,
});
